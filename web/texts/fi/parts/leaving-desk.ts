export const texts = {
  title: 'Ennen kuin kirjaudut ulos',
  refused: 'Palvelin ei kirjannut kaikkia odottaneita käyntejä ({0}): {1}',
  waiting:
    'Lähettämättömiä käyntejä on vielä {0}. Ne jäävät laitteelle suojattuina, eikä kukaan voi lukea niitä täältä. Ne lähetetään, kun museosi kassalta kirjaudutaan seuraavan kerran tällä laitteella. Kirjaudu viikon kuluessa, niin yksikään käynti ei jää kirjaamatta.',
  offline:
    'Yhteyttä ei juuri nyt ole, joten et voi kirjautua ulos. Yritä uudelleen, kun yhteys palaa.',
  stay: 'Pysy kirjautuneena',
  leave: 'Kirjaudu ulos',
};
