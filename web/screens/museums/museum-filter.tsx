import { usePage } from '../../platform/page-context.tsx';
import type { texts } from '../../texts/fi/museums.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './museums-screen.module.css';

type Props = {
  words: string;
  town: string;
  towns: string[];
  texts: MuseumsTexts;
  onWords: (words: string) => void;
  onTown: (town: string) => void;
};

/** A plain form that asks the server; with scripts the list follows every letter. */
export function MuseumFilter({ words, town, towns, texts, onWords, onTown }: Props) {
  const { pathTo } = usePage();
  const options = [
    { value: '', label: texts.everyTown },
    ...towns.map((name) => ({ value: name, label: name })),
  ];
  return (
    <search>
      <form
        className={css.filter}
        method="get"
        action={pathTo('Museums')}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          id={WORDS_PARAMETER}
          label={texts.search}
          type="search"
          autoComplete="off"
          errorPrefix=""
          value={words}
          onChange={onWords}
        />
        <SelectField
          id={TOWN_PARAMETER}
          autoComplete="off"
          label={texts.town}
          errorPrefix=""
          options={options}
          value={towns.includes(town) ? town : ''}
          onChange={onTown}
        />
        <noscript>
          <Button type="submit">{texts.search}</Button>
        </noscript>
        {(words !== '' || town !== '') && (
          <Button
            look="text"
            onClick={() => {
              onWords('');
              onTown('');
            }}
          >
            {texts.clear}
          </Button>
        )}
      </form>
    </search>
  );
}

export type MuseumsTexts = typeof texts;

/** As they stand in the address: a search can be shared, and works without scripts. */
export const WORDS_PARAMETER = 'haku';
export const TOWN_PARAMETER = 'paikkakunta';
