/** The test mail that somebody sends to themselves before the scheme is open. */
export const texts = {
  subject: '{0}: testmeddelande',
  body: 'Det här är ett testmeddelande från portalen {0}. Det kom fram, så e-posten fungerar.',
};
