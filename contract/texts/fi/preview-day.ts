export const texts = {
  name: 'Esikatselu',
  words:
    'Näet sivun sellaisena kuin uusi asiakas näkee sen {0}. Asiakkaat eivät näe tätä vielä. Vain tämä sivu on siltä päivältä: linkit vievät tämän päivän sivuille, ja lomakkeet ja maksutavat toimivat kuten tänään.',
  inNewLanguage:
    'Näet sivun sellaisena kuin uusi asiakas näkee sen {0}. Asiakkaat eivät näe tätä vielä: palvelua ei ole tänään tällä kielellä. Linkit vievät tämänkielisille sivuille kielen ensimmäiseltä päivältä, ja lomakkeet ja maksutavat toimivat kuten tänään.',
};
