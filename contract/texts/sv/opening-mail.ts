/** Test e-mail that staff send to themselves before the scheme opens. */
export const texts = {
  subject: '{0}: testmeddelande',
  body: 'Det här är ett testmeddelande från portalen {0}. Det kom fram, så e-posten fungerar.',
};
