import { texts as create } from './action-create-campaign.ts';

const { badPrefix, badLines, noCodes } = create.refusals;

export const texts = {
  name: 'Add codes',
  lead: 'The new codes give the same as the other codes of the campaign, and each works once.',
  deed: 'Add the codes',
  done: 'The codes have been added.',
  form: create.form,
  labels: {
    campaign: 'Campaign',
    added: 'New codes',
    total: 'Codes in total',
  },
  phrases: { name: '{0}', codes: '{0|# code|# codes}' },
  refusals: {
    badPrefix,
    badLines,
    noCodes,
    overAlready: 'The campaign has already ended.',
    sharedCode: 'The campaign has one code for everybody. Single-use codes need another campaign.',
    tooManyCodes: 'There would be {0|# code|# codes} in total; at most {1} are allowed.',
  },
};
