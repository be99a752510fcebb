export const texts = {
  name: 'Cancel a planned price change',
  lead: 'The change will not take place. Prices stay as they would be on that day without it.',
  deed: 'Cancel the change',
  done: 'The planned price change is cancelled.',
  form: {},
  labels: {
    annual: 'A year in one payment',
    renewalWhileValid: 'Extension while valid',
    monthly: 'Monthly instalment',
    vat: 'VAT',
  },
  phrases: {
    planned: '{0} from {1}',
    stays: 'Stays {0}',
    nothing: 'No price',
  },
  refusals: {
    notPlanned: 'The change no longer exists: it has begun, or was moved or cancelled.',
    renewalAboveAnnual:
      'Without this change an extension would cost more than a new card from {0} on. Replace the change with another one instead.',
  },
};
