import { fill } from '../../../../../domain/base/fill.ts';
import type { LocalDate } from '../../../../../domain/base/local-date.ts';
import { WORDS_LENGTH } from '../../../../../domain/scheme/fact-plan.ts';
import type { DatedFact, FactTopic } from '../../../../../domain/scheme/fact-topics.ts';
import { factOn } from '../../../../../domain/scheme/scheme-facts.ts';
import {
  LOGGED,
  MEASURERS,
  SEARCH_TITLE_LENGTH,
  searchFault,
  TRACKING_URL_LENGTH,
  trackingFault,
} from '../../../../../domain/scheme/site-facts.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { FieldsProps } from '../action-form.ts';
import css from '../forms.module.css';
import { measurerIn, type SiteFactDraft } from './site-fact-draft.ts';

type Props = {
  texts: FieldsProps<'planFact'>['texts'];
  draft: SiteFactDraft;
  onChange: (changed: Partial<SiteFactDraft>) => void;
  facts: readonly DatedFact[];
  day: LocalDate;
};

export const isSiteTopic = (topic: FactTopic) =>
  topic === 'search' || topic === 'tracking' || topic === 'logging';

/** Fields for search engines, analytics and browser reports. */
export function SiteFactFields({ topic, ...props }: Props & { topic: FactTopic }) {
  if (topic === 'search') return <SearchFields {...props} />;
  return topic === 'tracking' ? <TrackingFields {...props} /> : <LoggingFields {...props} />;
}

function SearchFields({ texts, draft, onChange, facts, day }: Props) {
  const { isOwnSearch, title, description } = draft;
  const isMarked = searchFault({ title, description })?.fault === 'searchMarkup';
  return (
    <>
      <RadioGroup
        id="fact-own-search"
        legend={texts.state}
        options={[
          { value: 'own', label: texts.ownSearch },
          { value: 'shipped', label: texts.shippedSearch },
        ]}
        value={isOwnSearch ? 'own' : 'shipped'}
        onChange={(value) => onChange({ isOwnSearch: value === 'own' })}
        required
      />
      {isOwnSearch &&
        factOn(facts, 'languages', day).languages.map((language) => (
          <div key={language} className={css.group}>
            <TextField
              autoComplete="off"
              id={`fact-title-${language}`}
              label={texts.searchTitle[language]}
              error={isMarked ? texts.searchMarkup : null}
              maxLength={SEARCH_TITLE_LENGTH}
              value={title[language]}
              onChange={(typed) => onChange({ title: { ...title, [language]: typed } })}
              required
            />
            <TextField
              autoComplete="off"
              id={`fact-description-${language}`}
              label={texts.searchDescription[language]}
              maxLength={WORDS_LENGTH}
              value={description[language]}
              onChange={(typed) => onChange({ description: { ...description, [language]: typed } })}
              required
            />
          </div>
        ))}
    </>
  );
}

function TrackingFields({ texts, draft, onChange }: Props) {
  const { measurer, trackingId, trackingUrl } = draft;
  const asked = measurerIn(draft);
  const fault = asked && trackingFault(asked);
  const isService = measurer !== 'settings' && measurer !== 'none';
  return (
    <>
      <RadioGroup
        id="fact-measurer"
        legend={texts.measurer}
        options={(['settings', ...MEASURERS] as const).map((value) => ({
          value,
          label: texts.measurers[value],
        }))}
        value={measurer}
        onChange={(value) => onChange({ measurer: value })}
        required
      />
      {isService && (
        <>
          <TextField
            autoComplete="off"
            id="fact-tracking-id"
            label={texts.trackingId}
            error={
              trackingId !== '' && fault?.fault === 'trackingId'
                ? fill(texts.badTrackingId, fault.example)
                : null
            }
            maxLength={40}
            value={trackingId}
            onChange={(typed) => onChange({ trackingId: typed })}
            required
          />
          <TextField
            autoComplete="off"
            id="fact-tracking-url"
            label={texts.trackingUrl}
            hint={measurer === 'matomo' ? texts.matomoUrlHint : texts.trackingUrlHint}
            error={
              trackingUrl !== '' && fault?.fault === 'trackingUrl' ? texts.badTrackingUrl : null
            }
            maxLength={TRACKING_URL_LENGTH}
            value={trackingUrl}
            onChange={(typed) => onChange({ trackingUrl: typed })}
            required={measurer === 'matomo'}
          />
          <p className="quiet">{texts.trackingNote}</p>
        </>
      )}
    </>
  );
}

function LoggingFields({ texts, draft, onChange }: Props) {
  return (
    <>
      <RadioGroup
        id="fact-logged"
        legend={texts.logged}
        options={LOGGED.map((value) => ({ value, label: texts.loggedLevels[value] }))}
        value={draft.logged}
        onChange={(logged) => onChange({ logged })}
        required
      />
      <p className="quiet">{texts.loggedNote}</p>
    </>
  );
}
