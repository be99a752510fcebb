export const texts = {
  title: 'Evästeet',
  description:
    'Mitä {product.gen} verkkopalvelu tallentaa selaimeesi, miksi ja kuinka pitkäksi aikaa.',
  lead: 'Tallennamme selaimeesi vain sen, mitä ilman palvelu ei toimisi tai muistaisi omia valintojasi. Ostotilastoihin kysymme luvan, ja voit muuttaa vastaustasi tällä sivulla.',
  sections: {
    cookies: {
      heading: 'Evästeet',
      body: [
        'Eväste on lyhyt teksti, jonka selain säilyttää ja näyttää palvelimelle. Meillä niitä on kuusi. Salatulla yhteydellä neljän ensimmäisen nimen edessä on __Host-.',
      ],
      list: [
        'session: pitää sinut kirjautuneena. Sisältää vain satunnaisen tunnuksen. Päättyy, kun kirjaudut ulos, suljet selaimen tai olet poissa puoli tuntia.',
        'login: liittää kertakoodin siihen selaimeen, jolla sitä pyydettiin. Voimassa tunnin.',
        'login-method: muistaa, kirjauduitko viimeksi kertakoodilla vai salasanalla. Voimassa vuoden.',
        'buyer: liittää ilman kirjautumista tehdyn tilauksen, kuten lahjan, ja tilauksen tai kortin rekisteröinnin lomakkeen siihen selaimeen, jolla ne täytettiin. Sisältää vain satunnaisia tunnuksia. Asetetaan vasta, kun täytät lomaketta. Voimassa kuukauden.',
        'theme: muistaa, valitsitko vaalean vai tumman ulkoasun. Voimassa vuoden.',
        'consent: muistaa, saammeko mitata ostamista. Asetetaan vasta, kun vastaat. Voimassa puoli vuotta.',
      ],
    },
    storage: {
      heading: 'Selaimen muisti',
      body: [
        'Oston aikana välilehden istuntomuistissa on se, mitä olet ostamassa: tuote ja hinta (museumCard.items), laskutustapa (museumCard.billingType), kampanjakoodi (museumCard.campaignCode), maksun tulos (museumCard.paymentResult) ja korttia jatkettaessa tieto keskeneräisestä jatkosta sekä kortin ja tilauksen tunnisteet (museumCard.renewalPending, museumCard.assetId, museumCard.renewalEventId). Nimeä, osoitetta tai muita henkilötietoja siellä ei ole. Muisti tyhjenee, kun suljet välilehden tai kirjaudut ulos.',
        'Jos sivulla tapahtuu virhe eikä sitä saada heti kerrottua palvelimelle, virheilmoitus odottaa selaimen muistissa (museumCard.logs), kunnes se on lähetetty. Salasanoja tai lomakkeen tietoja siinä ei ole.',
        'Maksutapaa valitessasi laitteen muistiin jää viimeksi käyttämäsi pankin tunnus (museumCard.lastBank), jotta se on ensi kerralla ensimmäisenä. Se poistuu, kun kirjaudut ulos tai tyhjennät selaimen muistin.',
      ],
    },
    measuring: {
      heading: 'Ostamisen mittaaminen',
      body: [
        'Ostosivuilla ja kiitossivulla kysymme, saammeko mitata ostamista. Jos annat luvan, merkitsemme muistiin, että lomake avattiin, tiedot hyväksyttiin ja ostos maksettiin, sekä tuotteen, hinnan ja kampanjakoodin. Nimeä, sähköpostia, osoitetta tai asiakasnumeroa ei merkitä. Ilman lupaasi mitään näistä ei merkitä.',
        'Palvelin laskee lisäksi päivittäin, kuinka monta kertaa ostolomake avattiin, tiedot hyväksyttiin ja ostos maksettiin. Luvut ovat pelkkiä lukumääriä: niihin ei tarvita evästettä, eikä niistä näe, kuka osti.',
      ],
      hasConsentChoice: true,
    },
    others: {
      heading: 'Mitä emme tee',
      body: [
        'Sivuilla ei ole mainosverkostojen tai sosiaalisen median seurantaa, ja kaikki tiedostot, myös kirjasimet, tulevat omalta palvelimeltamme.',
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
