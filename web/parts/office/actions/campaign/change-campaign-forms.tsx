import { RadioGroup } from '../../../../ui/radio-group.tsx';
import type { ActionForm, FieldsProps, SubjectOf } from '../action-form.ts';
import { LimitFields, ManyCodesFields } from './campaign-code-fields.tsx';
import { codeFaults, offerFaults } from './campaign-form-faults.ts';
import { CampaignOfferFields } from './campaign-offer-fields.tsx';
import { codesIn, factsIn, type TypedCampaign, typedOf } from './campaign-typed.ts';

/** `was`: as the campaign stood when the form opened. */
type Edited = TypedCampaign & { was: object | null };

function editOf(typed: Edited, { campaign }: SubjectOf<'editCampaign'>): object | null {
  const now = factsIn(typed);
  return now && { campaignId: campaign.id, was: typed.was, now };
}

/** Everything except the codes; editable until the campaign begins. */
function EditFields(props: FieldsProps<'editCampaign', Edited>) {
  const { subject, typed } = props;
  return (
    <>
      <CampaignOfferFields {...props} today={subject.today} />
      {subject.campaign.source === 'one' && <LimitFields {...props} />}
      {subject.drawWay(editOf(typed, subject))}
    </>
  );
}

const SOURCES = ['made', 'imported'] as const;

/** Adds generated codes, or codes from a file. */
function CodesFields(props: FieldsProps<'addCampaignCodes', TypedCampaign>) {
  const { texts, typed, onChange } = props;
  return (
    <>
      <RadioGroup
        id="more-source"
        legend={texts.source}
        value={typed.source}
        options={SOURCES.map((value) => ({ value, label: texts.sources[value] }))}
        onChange={(source) => onChange({ source })}
        required
      />
      <ManyCodesFields {...props} />
    </>
  );
}

export const editCampaignForm: ActionForm<'editCampaign', Edited> = {
  Fields: EditFields,
  begin({ campaign }, language) {
    const typed = typedOf(campaign, language);
    return { ...typed, was: factsIn(typed) };
  },
  inputOf: editOf,
  faultsOf: (typed, { today }) => offerFaults(typed, today),
};

export const addCampaignCodesForm: ActionForm<'addCampaignCodes', TypedCampaign> = {
  Fields: CodesFields,
  begin: ({ campaign }, language) => typedOf(campaign, language),
  inputOf(typed, { campaign }) {
    const codes = codesIn(typed);
    return codes && { campaignId: campaign.id, codes };
  },
  faultsOf: codeFaults,
};
