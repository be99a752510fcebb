import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { countStems, hasEveryWord } from '../../../domain/base/fold-text.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { DocumentTexts } from './document-texts.ts';

type Sections = DocumentTexts['sections'];

/**
 * Sections that contain every typed word, also within a word, whatever its accents. If there are none, those with most
 * of the words in another inflection, so that questions find answers too.
 */
export function matchingSections(sections: Sections, typed: string): string[] {
  const told = Object.entries(sections).map(([id, { heading, body, list = [], words = '' }]) => ({
    id,
    text: [heading, words, ...body, ...list].join(' '),
  }));
  const exact = told.filter(({ text }) => hasEveryWord(text, typed));
  if (exact.length > 0) return exact.map(({ id }) => id);
  const counted = told.map(({ id, text }) => ({ id, stems: countStems(text, typed) }));
  const most = Math.max(1, ...counted.map(({ stems }) => stems));
  return counted.filter(({ stems }) => stems === most).map(({ id }) => id);
}

const PARAMETER = 'haku';
/** Debounce: browsers limit how often the URL may change. */
const PAUSE_MS = 150;

/** A reload and the back button restore the search. */
function useWordInUrl(typed: string, isAlive: boolean): void {
  useEffect(() => {
    if (!isAlive) return;
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      if (typed.trim()) url.searchParams.set(PARAMETER, typed);
      else url.searchParams.delete(PARAMETER);
      if (url.href !== window.location.href)
        window.history.replaceState(window.history.state, '', url);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isAlive]);
}

type Props = {
  texts: NonNullable<DocumentTexts['search']>;
  sections: Sections;
  onFound: (ids: string[] | null) => void;
};

/** Only with scripts: without them the page is a plain list. */
export function DocumentSearch({ texts, sections, onFound }: Props) {
  const [isAlive, setIsAlive] = useState(false);
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState<number | null>(null);
  const begin = useEffectEvent(() => {
    setIsAlive(true);
    search(new URLSearchParams(window.location.search).get(PARAMETER) ?? '');
  });
  useEffect(() => begin(), []);
  useWordInUrl(typed, isAlive);

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
