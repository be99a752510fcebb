import { useLayoutEffect, useState } from 'react';
import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';

type Typed = { when: 'now' | 'onDay' | null; until: string };

/** Ends at once, or on an earlier or later last day. */
function Form({ texts, subject, onInput }: FormProps<'endCampaign'>) {
  const { campaign, today } = subject;
  const [typed, setTyped] = useState<Typed>({ when: null, until: campaign.validUntil });

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(() => onInput(inputOf(campaign.id, typed)), [typed]);

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
        onChange={(when) => setTyped({ ...typed, when })}
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
          onChange={(until) => setTyped({ ...typed, until })}
          required
        />
      )}
    </>
  );
}

function inputOf(campaignId: string, { when, until }: Typed): object | null {
  if (when === 'now') return { campaignId, until: null };
  return when === 'onDay' && isLocalDate(until) ? { campaignId, until } : null;
}

export const endCampaignForm: ActionForm<'endCampaign'> = { Form };
