import { fill } from '../../../../../domain/base/fill.ts';
import {
  LOGGED,
  type Logged,
  loggedOf,
  loggingOf,
  MEASURERS,
  type Measurer,
  TRACKING_URL_LENGTH,
  trackingFault,
} from '../../../../../domain/scheme/site-facts.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { plainItems, type TopicFieldsProps, topicForm } from './topic-form.tsx';

type TrackingDraft = { kind: 'settings' | Measurer['kind']; id: string; url: string };

const AS_SETTINGS: TrackingDraft = { kind: 'settings', id: '', url: '' };

/** The service that measures visits. */
export const trackingForm = topicForm<'tracking', TrackingDraft>('tracking', {
  begin: ({ planned, held }) => (planned ?? held).tracking ?? AS_SETTINGS,
  Fields: TrackingFields,
  read(draft) {
    const tracking = measurerIn(draft);
    return tracking && trackingFault(tracking) ? null : { tracking };
  },
  summary({ value: { tracking }, texts: { form } }) {
    const { kind, id, url } = tracking ?? AS_SETTINGS;
    return plainItems([form.measurers[kind], id, url].filter((each) => each !== ''));
  },
  seenOn: null,
});

/** Null: as the installation's settings say. */
function measurerIn({ kind, id, url }: TrackingDraft): Measurer | null {
  if (kind === 'settings') return null;
  if (kind === 'none') return { kind, id: '', url: '' };
  return { kind, id: id.trim(), url: url.trim() };
}

function TrackingFields({ texts, draft, onChange }: TopicFieldsProps<'tracking', TrackingDraft>) {
  const { kind, id, url } = draft;
  const measurer = measurerIn(draft);
  const fault = measurer && trackingFault(measurer);
  const isService = kind !== 'settings' && kind !== 'none';
  return (
    <>
      <RadioGroup
        id="fact-measurer"
        legend={texts.measurer}
        options={(['settings', ...MEASURERS] as const).map((value) => ({
          value,
          label: texts.measurers[value],
        }))}
        value={kind}
        onChange={(value) => onChange({ kind: value })}
        required
      />
      {isService && (
        <>
          <TextField
            autoComplete="off"
            id="fact-tracking-id"
            label={texts.trackingId}
            error={
              id !== '' && fault?.fault === 'trackingId'
                ? fill(texts.badTrackingId, fault.example)
                : null
            }
            maxLength={40}
            value={id}
            onChange={(typed) => onChange({ id: typed })}
            required
          />
          <TextField
            autoComplete="off"
            id="fact-tracking-url"
            label={texts.trackingUrl}
            hint={kind === 'matomo' ? texts.matomoUrlHint : texts.trackingUrlHint}
            error={url !== '' && fault?.fault === 'trackingUrl' ? texts.badTrackingUrl : null}
            maxLength={TRACKING_URL_LENGTH}
            value={url}
            onChange={(typed) => onChange({ url: typed })}
            required={kind === 'matomo'}
          />
          <p className="quiet">{texts.trackingNote}</p>
        </>
      )}
    </>
  );
}

/** What browsers report. */
export const loggingForm = topicForm<'logging', { logged: Logged }>('logging', {
  begin: ({ planned, held }) => ({ logged: loggedOf((planned ?? held).logging) }),
  Fields: ({ texts, draft, onChange }) => (
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
  ),
  read: ({ logged }) => ({ logging: loggingOf(logged) }),
  summary: ({ value, texts: { form } }) => plainItems([form.loggedLevels[loggedOf(value.logging)]]),
  seenOn: null,
});
