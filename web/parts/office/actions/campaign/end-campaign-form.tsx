import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FieldsProps } from '../action-form.ts';

type Typed = { when: 'now' | 'onDay' | null; until: string };

/** Ends at once, or on an earlier or later last day. */
function Fields({ texts, subject, typed, onChange }: FieldsProps<'endCampaign', Typed>) {
  const { today } = subject;
  return (
    <>
      <RadioGroup
        id="end-when"
        legend={texts.when}
        value={typed.when}
        options={[
          { value: 'now', label: texts.now },
          { value: 'onDay', label: texts.onDay },
        ]}
        onChange={(when) => onChange({ when })}
        required
      />
      {typed.when === 'onDay' && (
        <TextField
          autoComplete="off"
          id="end-until"
          label={texts.until}
          type="date"
          min={today}
          max={addDays(today, PLAN_DAYS)}
          value={typed.until}
          onChange={(until) => onChange({ until })}
          required
        />
      )}
    </>
  );
}

export const endCampaignForm: ActionForm<'endCampaign', Typed> = {
  Fields,
  begin: ({ campaign }) => ({ when: null, until: campaign.validUntil }),
  inputOf({ when, until }, { campaign: { id: campaignId } }) {
    if (when === 'now') return { campaignId, until: null };
    return when === 'onDay' && isLocalDate(until) ? { campaignId, until } : null;
  },
};
