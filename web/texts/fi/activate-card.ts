import { texts as order } from './parts/order.ts';

export const texts = {
  title: 'Aktivoi kortti',
  description: 'Saitko kortin lahjaksi tai työnantajaltasi? Aktivoi se omaksesi koodilla.',
  heading: 'Aktivoi kortti',
  lead: 'Aktivoi lahjaksi tai työnantajalta saamasi kortti omaksesi. Se ei maksa sinulle mitään.',
  field: 'Aktivointikoodi',
  hint: 'Koodissa on 16 merkkiä. Löydät sen lahjaviestistä, kuoren sisältä tai työnantajasi viestistä.',
  submit: 'Jatka',
  missing:
    'Kirjoita koodi ennen kuin jatkat. Se on lahjaviestissä, kuoren sisällä tai työnantajasi viestissä.',
  mistyped: 'Koodissa on kirjoitusvirhe. Siinä on 16 merkkiä, esimerkiksi ACDE-FGHJ-KMNP-QRT3.',
  offline: 'Yhteys palvelimeen ei toiminut. Tarkista verkkoyhteytesi ja yritä uudelleen.',
  scan: {
    button: 'Lue koodi kameralla',
    title: 'Lue koodi kameralla',
    help: 'Pidä viestin tai kuoren QR-koodia kameran edessä.',
    refused: 'Kameraa ei voitu avata. Salli kamera selaimen asetuksissa tai kirjoita koodi.',
    close: 'Sulje',
  },
  offer: {
    heading: 'Sinulla on jo {product}',
    until:
      'Korttisi on voimassa {0} asti. Voit lisätä siihen vuoden: numerosi ja ryijysi pysyvät samoina.',
    ended:
      'Korttisi voimassaolo päättyi {0}. Lisätty vuosi alkaa heti, ja numerosi ja ryijysi pysyvät samoina.',
    unused: 'Korttisi odottaa vielä ensimmäistä käyntiä. Voit lisätä siihen vuoden.',
    onHold:
      'Korttisi ei ole nyt käytössä, koska kuukausierä on maksamatta. Maksa se ensin: koodisi säilyy, ja voit lisätä vuoden heti maksun jälkeen.',
    payFirst: 'Siirry maksamaan',
    blocked:
      'Korttisi on suljettu. Voit lisätä siihen vuoden, mutta museoihin pääset vasta, kun asiakaspalvelu on avannut kortin.',
    refunded: 'Korttisi ei ole nyt voimassa. Voit lisätä siihen vuoden.',
    add: 'Lisää vuosi korttiini',
    giveAway:
      'Haluatko antaa lahjan eteenpäin? Anna koodi toiselle: hän voi aktivoida kortin omakseen.',
  },
  added: {
    heading: 'Vuosi on lisätty korttiisi',
    until: 'Korttisi on nyt voimassa {0} asti.',
    unused: 'Vuosi alkaa ensimmäisestä museokäynnistäsi.',
    open: 'Avaa Oma {product}',
  },
  noScript: {
    title: 'Aktivointi tarvitsee JavaScriptin',
    body: 'Selaimesi ei suorita JavaScriptiä, joten korttia ei voi aktivoida tällä sivulla. Ota JavaScript käyttöön tai soita asiakaspalveluun: {0}.',
  },
  loom: {
    ...order.loom,
    label: 'Kortti on vielä kudottavana. Se valmistuu, kun aktivoit sen.',
    note: 'Odottaa nimeäsi.',
  },
};
