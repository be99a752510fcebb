import {
  type DocumentSection,
  type DocumentWords,
  inLanguages,
} from '../../../../domain/document/document.ts';

/** Operations on the sections. `isMoved`: fields have moved and are remounted. */
export function sectionWays(
  words: DocumentWords,
  change: (words: DocumentWords, isMoved: boolean) => void,
) {
  const { sections } = words;
  return {
    changeLead: (lead: DocumentWords['lead']) => change({ ...words, lead }, false),
    changeSection: (index: number, section: DocumentSection) =>
      change({ ...words, sections: sections.with(index, section) }, false),
    removeSection: (index: number) =>
      change({ ...words, sections: sections.toSpliced(index, 1) }, true),
    addSection: () => change({ ...words, sections: [...sections, newSection(sections)] }, false),
    moveUp(index: number) {
      const moved = sections.slice(index, index + 1);
      const rest = sections.toSpliced(index, 1);
      change({ ...words, sections: rest.toSpliced(index - 1, 0, ...moved) }, true);
    },
  };
}

/** The id is the section's URL fragment, so it must be unique. */
function newSection(sections: readonly DocumentSection[]): DocumentSection {
  const ids = new Set(sections.map(({ id }) => id));
  let number = sections.length + 1;
  while (ids.has(`osa-${number}`)) number += 1;
  const empty = inLanguages(() => '');
  return { id: `osa-${number}`, heading: empty, text: empty };
}
