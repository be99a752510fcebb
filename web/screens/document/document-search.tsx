import { useEffect, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { hasEveryWord } from '../../../domain/base/fold-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { DocumentTexts } from './document-texts.ts';

type Sections = DocumentTexts['sections'];

/** Sections in which every word that was typed is found, as part of a word, whatever its accents. */
export function matchingSections(sections: Sections, typed: string): string[] {
  return Object.entries(sections)
    .filter(([, { heading, body, list = [] }]) =>
      hasEveryWord([heading, ...body, ...list].join(' '), typed),
    )
    .map(([id]) => id);
}

type Props = {
  texts: NonNullable<DocumentTexts['search']>;
  sections: Sections;
  onFound: (ids: string[] | null) => void;
};

/** Only where scripts run: without them the page is a plain list. */
export function DocumentSearch({ texts, sections, onFound }: Props) {
  const [isAlive, setIsAlive] = useState(false);
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => setIsAlive(true), []);

  function search(value: string) {
    setTyped(value);
    const found = value.trim() === '' ? null : matchingSections(sections, value);
    setCount(found?.length ?? null);
    onFound(found);
  }

  if (!isAlive) return null;
  return (
    <search>
      <TextField
        id="helpSearch"
        label={texts.label}
        autoComplete="off"
        value={typed}
        onChange={search}
      />
      <p role="status">{count !== null && (count === 0 ? texts.none : fill(texts.found, count))}</p>
    </search>
  );
}
