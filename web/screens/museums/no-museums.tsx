import { fill } from '../../../domain/base/fill.ts';
import { Button } from '../../ui/button.tsx';
import type { MuseumSearch } from './museum-search.ts';
import css from './museums-screen.module.css';
import type { MuseumsTexts } from './search-form.tsx';
import { NEAR_KM } from './use-museum-list.ts';

type Props = {
  search: MuseumSearch;
  texts: MuseumsTexts;
  onChange: (change: Partial<MuseumSearch>) => void;
};

const NOTHING: Omit<MuseumSearch, 'order' | 'shown'> = {
  words: '',
  town: '',
  area: '',
  near: false,
  open: false,
  stepFree: false,
  children: false,
};
type Reason = keyof typeof NOTHING;

/** Nothing matches: the criteria, each with a link to remove it. */
export function NoMuseums({ search, texts, onChange }: Props) {
  const reasons = (Object.keys(NOTHING) as Reason[]).filter((each) => search[each]);
  const shownValue = (reason: Reason) => (reason === 'near' ? NEAR_KM : String(search[reason]));
  return (
    <div className={css.none}>
      <p className="lead">{texts.noneFound}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <span>{fill(texts.blame[reason], shownValue(reason))}</span>
            <Button look="secondary" onClick={() => onChange({ [reason]: NOTHING[reason] })}>
              {texts.remove[reason]}
            </Button>
          </li>
        ))}
      </ul>
      {reasons.length > 1 && (
        <p>
          <Button look="text" onClick={() => onChange(NOTHING)}>
            {texts.clear}
          </Button>
        </p>
      )}
    </div>
  );
}
