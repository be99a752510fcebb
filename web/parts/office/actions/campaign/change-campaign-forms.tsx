import { useLayoutEffect, useState } from 'react';
import { usePage } from '../../../../platform/page-context.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';
import { LimitFields, ManyCodesFields } from './campaign-code-fields.tsx';
import { codeFaults, offerFaults } from './campaign-form-faults.ts';
import { CampaignOfferFields } from './campaign-offer-fields.tsx';
import { codesIn, factsIn, type TypedCampaign, typedOf } from './campaign-typed.ts';

/** Everything except the codes; editable until the campaign begins. */
function EditForm({ texts, subject, onInput }: FormProps<'editCampaign'>) {
  const { campaign, today, drawWay } = subject;
  const { language } = usePage();
  const [was] = useState(() => typedOf(campaign, language));
  const [typed, setTyped] = useState(was);
  const change = (next: Partial<TypedCampaign>) => setTyped((now) => ({ ...now, ...next }));

  const now = factsIn(typed);
  const input = now && { campaignId: campaign.id, was: factsIn(was), now };

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(() => onInput(input, offerFaults(typed, today)), [typed]);

  return (
    <>
      <CampaignOfferFields texts={texts} typed={typed} today={today} onChange={change} />
      {campaign.source === 'one' && <LimitFields texts={texts} typed={typed} onChange={change} />}
      {drawWay(input)}
    </>
  );
}

const SOURCES = ['made', 'imported'] as const;

/** Adds generated codes, or codes from a file. */
function CodesForm({ texts, subject, onInput }: FormProps<'addCampaignCodes'>) {
  const { language } = usePage();
  const { campaign } = subject;
  const [typed, setTyped] = useState(() => typedOf(campaign, language));
  const change = (next: Partial<TypedCampaign>) => setTyped((now) => ({ ...now, ...next }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(() => {
    const codes = codesIn(typed);
    onInput(codes && { campaignId: campaign.id, codes }, codeFaults(typed));
  }, [typed]);

  return (
    <>
      <RadioGroup
        id="more-source"
        legend={texts.source}
        value={typed.source}
        options={SOURCES.map((value) => ({ value, label: texts.sources[value] }))}
        onChange={(source) => change({ source })}
        required
      />
      <ManyCodesFields texts={texts} typed={typed} onChange={change} />
    </>
  );
}

export const editCampaignForm: ActionForm<'editCampaign'> = { Form: EditForm };
export const addCampaignCodesForm: ActionForm<'addCampaignCodes'> = { Form: CodesForm };
