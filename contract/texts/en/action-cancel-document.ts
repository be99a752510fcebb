export const texts = {
  name: 'Cancel the planned version',
  lead: 'The version will not come into force. The one before it stays in force.',
  deed: 'Cancel the version',
  done: 'The version is cancelled.',
  form: {},
  labels: {
    document: 'Document',
    told: 'Already told',
  },
  phrases: {
    terms: 'Terms of use: no new version',
    privacy: 'Privacy statement: no new version',
    day: 'Would come into force on {0}',
    told: '{0|One person has|# people have} been told already. No message is sent about the cancellation.',
  },
  refusals: {
    notPlanned:
      'The version can no longer be cancelled: it is already in force or was cancelled earlier.',
  },
};
