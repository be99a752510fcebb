export const texts = {
  title: 'Ennen kuin kirjaudut ulos',
  refused: 'Palvelin ei kirjannut kaikkia odottaneita käyntejä ({0}): {1}',
  waiting:
    'Lähettämättömiä käyntejä on vielä {0}. Ne jäävät laitteelle suojattuina, eikä kukaan voi lukea niitä täältä. Ne lähtevät, kun museosi kassa kirjautuu seuraavan kerran tällä laitteella. Kirjautukaa viikon sisällä, niin yksikään käynti ei jää pois.',
  offline:
    'Yhteyttä ei juuri nyt ole, joten et voi kirjautua ulos. Yritä uudelleen, kun yhteys palaa.',
  stay: 'Pysy kirjautuneena',
  leave: 'Kirjaudu ulos',
};
