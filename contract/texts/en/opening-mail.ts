/** Test e-mail that staff send to themselves before the scheme opens. */
export const texts = {
  subject: '{0}: test message',
  body: 'This is a test message from the portal {0}. It has arrived, so e-mail works.',
};
