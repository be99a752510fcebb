import { texts as create } from './action-create-campaign.ts';

const { days, price, months } = create.phrases;
const { codes: _codes, prior: _prior, ...labels } = create.labels;

export const texts = {
  name: 'Edit the campaign',
  lead: 'A campaign can be edited until it begins. After that it can only be ended or extended. The codes do not change.',
  deed: 'Save the change',
  done: 'The change has been saved.',
  form: create.form,
  labels: {
    ...labels,
    name: 'Name',
    useLimit: 'Maximum number of uses',
    personLimit: 'Maximum cards per buyer',
  },
  phrases: {
    days,
    price,
    months,
    name: '{0}',
    limit: '{0}',
    unlimited: 'No limit',
    notFor: 'The code does not apply',
  },
  refusals: {
    ...create.refusals,
    begun: 'The campaign has already begun. You can end it, or move its last day.',
    overAlready: 'The campaign has already ended.',
    changedMeanwhile:
      'Somebody else has changed the campaign in the meantime. Close this window and open it again.',
    nothingChanges: 'You have not changed anything.',
  },
};
