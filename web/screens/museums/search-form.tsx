import { memo } from 'react';
import { CHILDREN, CLOCK, PLACE, SEARCH, STEP_FREE } from '../../parts/museum/icon-paths.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts } from '../../texts/fi/museums.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { useTypedBefore } from '../../ui/typed-before.ts';
import { type MuseumSearch, PARAMETERS, SWITCHES } from './museum-search.ts';
import css from './search-form.module.css';

export type MuseumsTexts = typeof texts;
type Props = {
  search: MuseumSearch;
  towns: string[];
  texts: MuseumsTexts;
  onChange: (change: Partial<MuseumSearch>) => void;
};

const ICONS = { open: CLOCK, near: PLACE, stepFree: STEP_FREE, children: CHILDREN };

/** A plain form for the server; with scripts the list follows every change. */
export const SearchForm = memo(function SearchForm({ search, towns, texts, onChange }: Props) {
  const { pathTo } = usePage();
  useTypedBefore(PARAMETERS.words, search.words, (words) => onChange({ words }));
  useTypedBefore(PARAMETERS.town, search.town, (town) => onChange({ town }));
  return (
    <search>
      <form
        method="get"
        action={pathTo('Museums')}
        onSubmit={(event) => event.preventDefault()}
        className="mt-8"
      >
        <div className={css.find}>
          <label>
            <LineIcon path={SEARCH} />
            <HiddenText>{texts.search}</HiddenText>
            <input
              id={PARAMETERS.words}
              name={PARAMETERS.words}
              type="search"
              autoComplete="off"
              placeholder={texts.searchHint}
              value={search.words}
              onChange={(event) => onChange({ words: event.target.value })}
            />
          </label>
          <Button type="submit">{texts.find}</Button>
        </div>
        <fieldset className={css.chips}>
          <legend>
            <HiddenText>{texts.filters}</HiddenText>
          </legend>
          {SWITCHES.map((name) => (
            <Switch key={name} name={name} search={search} texts={texts} onChange={onChange} />
          ))}
          <span className={css.chip}>
            <select
              aria-label={texts.town}
              id={PARAMETERS.town}
              name={PARAMETERS.town}
              autoComplete="off"
              value={towns.includes(search.town) ? search.town : ''}
              onChange={(event) => onChange({ town: event.target.value })}
            >
              <option value="">{texts.everyTown}</option>
              {towns.map((town) => (
                <option key={town}>{town}</option>
              ))}
            </select>
          </span>
        </fieldset>
      </form>
    </search>
  );
});

type SwitchProps = Omit<Props, 'towns'> & { name: (typeof SWITCHES)[number] };

/** Without scripts the form keeps the parameters of the URL. */
function Switch({ name, search, texts, onChange }: SwitchProps) {
  const isOn = search[name];
  return (
    <>
      {isOn && <input type="hidden" name={PARAMETERS[name]} value="1" />}
      <button
        type="button"
        className={css.chip}
        aria-pressed={isOn}
        onClick={() => onChange({ [name]: !isOn })}
      >
        <LineIcon path={ICONS[name]} />
        {texts.filter[name]}
      </button>
    </>
  );
}
