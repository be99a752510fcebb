import type { Language } from '../../domain/base/language.ts';

const fi = {
  noSuchCall: 'Tällaista palvelua ei ole.',
  noSuchPage: 'Sivua ei löytynyt.',
  wrongVerb: 'Tätä palvelua ei voi kutsua näin.',
  invalidInput: 'Pyynnön tieto {0} puuttuu tai ei kelpaa.',
  repeatedInput: 'Pyynnön tieto {0} on annettu useammin kuin kerran.',
  unreadable: 'Pyyntöä ei voitu lukea.',
  tooLarge: 'Pyyntö on liian suuri.',
  wrongMediaType: 'Pyyntö on väärää muotoa.',
  crossSite: 'Pyyntö tuli väärältä sivustolta. Avaa sivu uudelleen ja yritä sitten.',
  noSession: 'Kirjaudu ensin sisään.',
  notAllowed: 'Sinulla ei ole oikeutta tähän.',
  tooMany: 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  busy: 'Palvelu on ruuhkautunut. Yritä hetken kuluttua uudelleen.',
  unexpectedTitle: 'Odottamaton virhe',
  unexpected: 'Odottamaton virhe. Ota yhteyttä asiakaspalveluun.',
};

const sv: typeof fi = {
  noSuchCall: 'Tjänsten finns inte.',
  noSuchPage: 'Sidan hittades inte.',
  wrongVerb: 'Tjänsten kan inte anropas så här.',
  invalidInput: 'Uppgiften {0} saknas i begäran eller är ogiltig.',
  repeatedInput: 'Uppgiften {0} förekommer mer än en gång i begäran.',
  unreadable: 'Begäran kunde inte läsas.',
  tooLarge: 'Begäran är för stor.',
  wrongMediaType: 'Begäran har fel format.',
  crossSite: 'Begäran kom från fel webbplats. Öppna sidan på nytt och försök igen.',
  noSession: 'Logga in först.',
  notAllowed: 'Du har inte rätt att göra det här.',
  tooMany: 'För många försök. Vänta en stund och försök igen.',
  busy: 'Tjänsten är överbelastad. Försök igen om en stund.',
  unexpectedTitle: 'Oväntat fel',
  unexpected: 'Ett oväntat fel inträffade. Kontakta kundtjänsten.',
};

const en: typeof fi = {
  noSuchCall: 'There is no such service.',
  noSuchPage: 'The page was not found.',
  wrongVerb: 'This service cannot be called like this.',
  invalidInput: 'The value {0} in the request is missing or invalid.',
  repeatedInput: 'The value {0} is in the request more than once.',
  unreadable: 'The request could not be read.',
  tooLarge: 'The request is too large.',
  wrongMediaType: 'The request has the wrong format.',
  crossSite: 'The request came from another site. Open the page again and retry.',
  noSession: 'Sign in first.',
  notAllowed: 'You are not allowed to do this.',
  tooMany: 'Too many attempts. Wait a moment and try again.',
  busy: 'The service is busy. Try again in a moment.',
  unexpectedTitle: 'Unexpected error',
  unexpected: 'Unexpected error. Contact customer service.',
};

export type PlatformText = keyof typeof fi;

const texts: Record<Language, typeof fi> = { fi, sv, en };

export function platformText(key: PlatformText, language: Language): string {
  return texts[language][key];
}
