/** The test mail that somebody sends to themselves before the scheme is open. */
export const texts = {
  subject: '{0}: test message',
  body: 'This is a test message from the portal {0}. It has arrived, so e-mail works.',
};
