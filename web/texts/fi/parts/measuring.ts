/** What is said while a measuring service is connected. {0} is its name, {1} the host of a server of one's own. */
export const texts = {
  heading: 'Ostotilastot',
  purpose:
    'Keräämme ostotilastoja palvelulla {0}, mutta vain, jos annat siihen luvan. Tarkoitus on nähdä, missä vaiheessa ostos jää kesken. Peruste on suostumuksesi, jonka voit perua milloin vain sivulla [Evästeet](Cookies).',
  what: 'Selaimesi lähettää ostoksen vaiheen, tuotteen, hinnan, kampanjakoodin ja maksetun ostoksen viitteen, sivun osoitteen sekä tekniset tiedot, kuten IP-osoitteen ja selaimen version. Nimeä, sähköpostia tai asiakasnumeroa ei lähetetä.',
  cookies: 'Palvelu asettaa luvallasi nämä evästeet:',
  others:
    'Sivuilla ei ole mainosverkostojen tai sosiaalisen median seurantaa. Kaikki tiedostot, myös kirjasimet, tulevat omalta palvelimeltamme, paitsi ostotilastojen mittausohjelma. Se ladataan vain luvallasi palvelusta {0}.',
  unless: ', paitsi ostotilastoissa sen mukaan, mitä kohdassa Ostotilastot kerrotaan',
  google: {
    receiver:
      'Tiedot saa Google Ireland Limited (Irlanti), joka käsittelee ne meidän lukuumme ja säilyttää yksittäistä selainta koskevat tiedot enintään neljätoista kuukautta.',
    transfer:
      'Tietoja voidaan siirtää Yhdysvaltoihin Google LLC:lle. Siirto perustuu EU:n komission päätökseen tietosuojan riittävyydestä (EU–US Data Privacy Framework) ja vakiosopimuslausekkeisiin.',
    cookies: [
      '_ga: erottaa selaimet toisistaan, säilyy kaksi vuotta',
      '_ga_ ja mittaustunnus: muistaa käynnin vaiheen, säilyy kaksi vuotta',
    ],
  },
  matomo: {
    receiver: 'Tiedot saa se, joka meidän lukuumme ylläpitää Matomo-palvelinta {1}.',
    noTransfer:
      'Tiedot tallennetaan palvelimelle {1}, joka on EU- tai ETA-maassa. Niitä ei siirretä EU- ja ETA-alueen ulkopuolelle.',
    transfer:
      'Tiedot tallennetaan palvelimelle {1}, joka on EU- ja ETA-alueen ulkopuolella. Siirto perustuu EU:n komission hyväksymiin vakiosopimuslausekkeisiin. Saat niistä jäljennöksen asiakaspalvelustamme.',
    cookies: [
      '_pk_id: erottaa selaimet toisistaan, säilyy kolmetoista kuukautta',
      '_pk_ses: muistaa käynnin vaiheen, säilyy puoli tuntia',
      '_pk_ref: muistaa, mistä käynti alkoi, säilyy puoli vuotta',
    ],
  },
};
