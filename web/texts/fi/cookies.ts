import type { StoredTexts, StoreKind } from '../../../domain/privacy/stored-in-browser.ts';
import { texts as measuring } from './parts/measuring.ts';

export const texts = {
  title: 'Evästeet',
  description:
    'Mitä {product.gen} verkkopalvelu tallentaa selaimeesi, miksi ja kuinka pitkäksi aikaa.',
  lead: 'Tallennamme selaimeesi vain sen, mitä ilman palvelu ei toimisi tai muistaisi omia valintojasi. Ostotilastoihin kysymme luvan, ja voit muuttaa vastaustasi tällä sivulla.',
  stored: {
    need: { necessary: 'välttämätön', choice: 'muistaa valintasi' },
    lasts: {
      hour: 'Säilyy tunnin',
      month: 'Säilyy 30 päivää',
      halfYear: 'Säilyy puoli vuotta',
      year: 'Säilyy vuoden',
      longest: 'Säilyy 400 päivää',
      browser: 'Säilyy, kunnes kirjaudut ulos, suljet selaimen tai olet poissa puoli tuntia',
      tab: 'Säilyy, kunnes suljet välilehden tai kirjaudut ulos',
      signOut: 'Säilyy, kunnes kirjaudut ulos tai tyhjennät selaimen muistin',
      sent: 'Säilyy, kunnes viesti on lähetetty palvelimelle',
      release: 'Säilyy, kunnes palvelu päivittyy tai tyhjennät selaimen muistin',
    },
    purpose: {
      session: 'Pitää sinut kirjautuneena. Sisältää vain satunnaisen tunnuksen.',
      login: 'Liittää kertakoodin siihen selaimeen, jolla sitä pyydettiin.',
      'login-method': 'Muistaa, kirjauduitko viimeksi kertakoodilla vai salasanalla.',
      device:
        'Tunnistaa selaimen, jossa olet kirjautunut ennenkin, jotta salasanaasi arvaavat eivät lukitse sinua ulos. Ei pidä sinua kirjautuneena eikä kerro, kuka olet.',
      buyer:
        'Liittää ilman kirjautumista tehdyn tilauksen, kuten lahjan, ja tilauksen tai kortin rekisteröinnin lomakkeen siihen selaimeen, jolla ne täytettiin. Sisältää vain satunnaisen tunnuksen. Asetetaan vasta, kun täytät lomaketta.',
      activation:
        'Muistaa salattuna, mitä korttia olet aktivoimassa, kun olet avannut lahjan tai antanut aktivointikoodin. Ennen rekisteröintiä voimassa vain tunnin.',
      passkey:
        'Henkilökunnalle: liittää pääsyavaimella kirjautumisen tähän selaimeen. Voimassa vain muutaman minuutin.',
      theme: 'Muistaa, valitsitko vaalean vai tumman ulkoasun.',
      banner: 'Muistaa, minkä tiedotteen suljit.',
      consent: 'Muistaa, saammeko kerätä ostotilastoja. Asetetaan vasta, kun vastaat.',
      'museumCard.items': 'Tuote, jota olet ostamassa, ja sen hinta.',
      'museumCard.shopEvents':
        'Jos sallit ostotilastot: mitä ostamisen vaiheita ostotilastoille kerrotaan kiitossivulla. Ei tietoja sinusta.',
      'museumCard.billingType': 'Maksatko kerralla vai kuukausittain.',
      'museumCard.campaignCode': 'Antamasi kampanjakoodi.',
      'museumCard.paymentResult': 'Maksun tunniste ja tulos.',
      'museumCard.renewalPending': 'Tieto siitä, että voimassaolon jatkaminen on kesken.',
      'museumCard.assetId': 'Sen kortin tunniste, jonka voimassaoloa jatketaan.',
      'museumCard.renewalEventId': 'Jatkotilauksen tunniste.',
      'museumCard.staffInvitation':
        'Henkilökunnalle: kutsun tunnus sen ajan, kun kirjaudut sisään.',
      'museumCard.logs':
        'Virheilmoitus, jota ei saatu heti lähetettyä palvelimelle. Salasanoja tai lomakkeen tietoja siinä ei ole.',
      'museumCard.lastBank':
        'Viimeksi käyttämäsi pankin tunnus, jotta pankki on ensi kerralla ensimmäisenä.',
      'museumCard.deskMuted': 'Museon kassalla: onko ääni pois päältä.',
      'museumCard.officeKeysOff': 'Henkilökunnalle: ovatko pikanäppäimet pois käytöstä.',
      card: 'Korttisi sivu. Ilman verkkoa se näytetään enintään seitsemän päivää.',
      desk: 'Museon kassan sivu.',
      offline: 'Sivu, joka näytetään, kun verkkoa ei ole. Siinä ei ole tietoja sinusta.',
      'museum-desk':
        'Museon kassan korttilista tiivisteinä ja salatut käynnit, jotka odottavat lähettämistä. Lähettämättömät käynnit säilyvät myös uloskirjautumisen jälkeen.',
    },
  } satisfies StoredTexts,
  sections: {
    cookies: {
      heading: 'Evästeet',
      body: [
        'Eväste on lyhyt teksti, jonka selain säilyttää ja näyttää palvelimelle. Salatulla yhteydellä palvelimen asettamien evästeiden nimen edessä on __Host-.',
      ],
      stores: ['cookie'] satisfies StoreKind[],
    },
    storage: {
      heading: 'Selaimen muisti',
      body: [
        'Oston aikana välilehden muistissa on se, mitä olet ostamassa. Nimeä, osoitetta tai muita henkilötietoja siellä ei ole.',
        'Laitteen muistiin jää muutama asia, jotta ne ovat tallella ensi kerralla.',
      ],
      stores: ['sessionStorage', 'localStorage'] satisfies StoreKind[],
    },
    offline: {
      heading: 'Ilman verkkoa',
      body: [
        'Ensimmäisellä käynnillä laitteeseen tallennetaan sivu, joka kertoo, ettei verkkoa ole. Kun avaat korttisi tai museon kassan, sivu tallennetaan laitteeseen, jotta se aukeaa myös ilman verkkoa.',
      ],
      stores: ['cacheStorage', 'indexedDB'] satisfies StoreKind[],
    },
    measuring: {
      heading: 'Ostotilastot',
      body: [
        'Ostosivuilla ja kiitossivulla kysymme, saammeko kerätä ostotilastoja. Jos annat luvan, merkitsemme muistiin, että lomake avattiin, tiedot hyväksyttiin ja ostos maksettiin, sekä tuotteen, hinnan ja kampanjakoodin. Nimeä, sähköpostia, osoitetta tai asiakasnumeroa ei merkitä. Ilman lupaasi mitään näistä ei merkitä.',
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
  measuring,
};
