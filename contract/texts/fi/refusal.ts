/** What the server says when it says no. {0}, {1} are filled in by the one who refuses. */
export const texts = {
  unexpected: 'Odottamaton virhe. Ota yhteyttä asiakaspalveluun.',
  busy: 'Palvelu on juuri nyt ruuhkautunut. Yritä hetken kuluttua uudelleen.',
  invalidInput: 'Pyyntöä ei voitu lukea. Lataa sivu uudelleen ja yritä vielä kerran.',
  tooLarge: 'Pyyntö on liian suuri.',
  notFound: 'Pyydettyä tietoa ei löytynyt.',
  foreignOrigin: 'Pyyntö ei tullut tältä sivustolta. Lataa sivu uudelleen ja yritä vielä kerran.',
  noSession: 'Kirjaudu sisään ja yritä uudelleen.',
  notAllowed: 'Sinulla ei ole oikeutta tähän toimintoon.',
  tooManyTries: 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  signInAgain: 'Vahvista ensin, että olet sinä: kirjaudu uudelleen ja jatka sitten.',
  cardNotFound: 'Korttia ei löytynyt.',
  cardAlreadyHeld: 'Sinulla on jo {product}. Jatka sen voimassaoloa Omassa {product.ine}.',
  priceChanged: 'Hinta on muuttunut. Uusi hinta on {0}. Tarkista tilaus ja jatka.',
  museumNotFound: 'Museota ei löytynyt.',
  visitNotAllowed: 'Käyntiä ei voi kirjata, koska kortti ei ole voimassa.',
  visitInFuture: 'Käynnin päivä ei voi olla tulevaisuudessa.',
};
