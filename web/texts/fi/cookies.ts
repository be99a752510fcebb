export const texts = {
  title: 'Evästeet',
  description:
    'Mitä {product.gen} verkkopalvelu tallentaa selaimeesi ja miksi. Käytössä on vain välttämättömiä evästeitä.',
  lead: 'Käytämme vain evästeitä, joita ilman palvelu ei toimisi tai muistaisi omia valintojasi. Siksi tällä sivustolla ei ole evästekyselyä.',
  sections: {
    cookies: {
      heading: 'Evästeet',
      body: [
        'Eväste on lyhyt teksti, jonka selain säilyttää ja näyttää palvelimelle. Meillä niitä on neljä. Salatulla yhteydellä kolmen ensimmäisen nimen edessä on __Host-.',
      ],
      list: [
        'session: pitää sinut kirjautuneena. Sisältää vain satunnaisen tunnuksen. Päättyy, kun kirjaudut ulos, suljet selaimen tai olet poissa puoli tuntia.',
        'login: liittää kertakoodin siihen selaimeen, jolla sitä pyydettiin. Voimassa sen ajan kuin koodi.',
        'login-method: muistaa, kirjauduitko viimeksi kertakoodilla vai salasanalla. Voimassa vuoden.',
        'theme: muistaa, valitsitko vaalean vai tumman ulkoasun. Voimassa vuoden.',
      ],
    },
    storage: {
      heading: 'Selaimen muisti',
      body: [
        'Oston aikana selaimen istuntomuistissa on tilauksen tunnisteita, kampanjakoodi ja valittu maksutapa (vuosi tai kuukausi). Nimeä, osoitetta tai muita henkilötietoja siellä ei ole. Muisti tyhjenee, kun suljet välilehden tai kirjaudut ulos.',
      ],
    },
    others: {
      heading: 'Mitä emme tee',
      body: [
        'Sivuilla ei ole mainosverkostojen tai sosiaalisen median seurantaa, ja kaikki tiedostot, myös kirjasimet, tulevat omalta palvelimeltamme. Jos joskus haluamme mitata jotain, mikä vaatii lupasi, kysymme sen ensin.',
      ],
    },
    control: {
      heading: 'Näin poistat evästeet',
      body: [
        'Voit poistaa evästeet tai estää ne selaimesi asetuksista. Lukeminen onnistuu ilman niitä, mutta kirjautuminen ja ostaminen eivät. Muusta tietojen käsittelystä kerrotaan sivulla [Tietosuoja](Privacy).',
      ],
    },
  },
};
