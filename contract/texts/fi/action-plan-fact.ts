import { VOUCHER_NAMES } from '../../../domain/payment/provider.ts';
import { texts as limits } from './fact-limits.ts';
import { texts as takenGifts } from './taken-gifts.ts';

/** Names of the scheme facts that have a start day. */
export const topics = {
  limits: 'Rajat',
  takenGifts: 'Aktivoitu lahja peruutuksessa',
  languages: 'Kielet',
  colours: 'Värit',
  logo: 'Logo',
  search: 'Hakukoneet',
  tracking: 'Kävijämittaus',
  logging: 'Selainten lokit',
  bank: 'Verkkopankit ja mobiilimaksut',
  card: 'Maksukortit',
  ...VOUCHER_NAMES,
  companyInvoice: 'Yrityslasku',
  selling: 'Myynti',
  gifts: 'Lahjat',
  registration: 'Korttien aktivointi',
  monthly: 'Kuukausimaksu',
  banner: 'Tiedote',
};

const offers = {
  offered: 'Tarjotaan',
  notOffered: 'Ei tarjota',
  open: 'Auki',
  paused: 'Keskeytetty',
};

const notices = {
  news: 'Uutinen',
  fault: 'Häiriö',
  noBanner: 'Ei tiedotetta',
};

const words = {
  wordsFi: 'Suomeksi',
  wordsSv: 'Ruotsiksi',
  wordsEn: 'Englanniksi',
};

const logged = {
  off: 'Ei mitään',
  ERROR: 'Virheet',
  WARN: 'Virheet ja varoitukset',
  INFO: 'Myös ostamisen vaiheet',
  DEBUG: 'Kaikki, vianetsintää varten',
};

export const texts = {
  name: 'Suunnittele muutos',
  lead: 'Muutos alkaa valitsemanasi päivänä klo 0.00. Osa muutoksista, kuten keskeytys, tiedote ja värit, voi alkaa heti.',
  deed: 'Ajasta muutos',
  done: 'Muutos on ajastettu.',
  form: {
    from: 'Alkaen',
    fromHint: 'Aikaisintaan huomenna',
    fromTodayHint: 'Tänään tai myöhemmin',
    until: 'Viimeinen päivä',
    untilHint: 'Tyhjä: toistaiseksi',
    taken:
      'Tälle päivälle on jo suunniteltu muutos. Vaihda se luettelossa tai valitse toinen päivä.',
    now: 'Ilman muutosta {0}',
    bad: 'Kirjoita luku, esimerkiksi {0}',
    ...limits.names,
    takenGifts: 'Aktivoitu lahja, kun antaja peruuttaa tilauksen',
    ...takenGifts,
    takenGiftsHint:
      'Laki jättää tämän avoimeksi. Kysy tarvittaessa lakimieheltä. Ehdot, viestit ja peruutussivu kertovat valinnan.',
    state: 'Tila',
    ...offers,
    notice: 'Ilmoitus maksutavan kohdalla',
    noticeHint:
      'Näkyy {0|# päivän|# päivää} ennen muutosta ja {1|# päivän|# päivää} sen jälkeen. Tyhjä: ei ilmoitusta.',
    ...words,
    allLanguages: 'Kirjoita teksti kaikilla kielillä.',
    languages: 'Portaalin kielet',
    languagesHint: 'Sivut, viestit ja hakukoneet käyttävät näitä kieliä.',
    firstLanguage: 'Ensimmäinen kieli',
    languageNames: { fi: 'suomi', sv: 'ruotsi', en: 'englanti' },
    ownColours: 'Omat värit',
    shippedColours: 'Palvelun omat värit',
    night: 'Tumma väri',
    nightHint: 'Painikkeet ja linkit vaalealla pohjalla, muodossa #1a2142',
    light: 'Vaalea väri',
    lightHint: 'Korostukset, ja painikkeet tummalla pohjalla',
    badColour: 'Kirjoita väri muodossa #1a2142.',
    useColour: 'Käytä {0}',
    tooLow: {
      night:
        'Tumma väri erottuu liian vähän: kontrasti on {0}, ja sen pitää olla vähintään {1}. Tämä kelpaa: {2}.',
      light:
        'Vaalea väri erottuu liian vähän: kontrasti on {0}, ja sen pitää olla vähintään {1}. Tämä kelpaa: {2}.',
    },
    logo: {
      own: 'Oma logo',
      shipped: 'Palvelun oma logo',
      hint: 'PNG tai WebP, läpinäkyvällä pohjalla. Lyhyemmän sivun on oltava vähintään 64 kuvapistettä. SVG ei kelpaa: tallenna logo PNG-kuvaksi.',
      choose: 'Valitse logo',
      noFile: 'Ei tiedostoa',
      sending: 'Lähetetään…',
      badType:
        'Logo ei ole PNG eikä WebP. SVG:tä ei oteta vastaan, koska se voi sisältää ohjelmakoodia. Tallenna logo PNG-kuvaksi.',
      tooLarge: 'Tiedosto on liian suuri. Pienennä logoa ja yritä uudelleen.',
      failed: 'Logoa ei voitu lähettää. Yritä uudelleen.',
      icon: 'Kuvake',
    },
    ownSearch: 'Omat tekstit',
    shippedSearch: 'Palvelun omat tekstit',
    searchTitle: {
      fi: 'Etusivun otsikko suomeksi',
      sv: 'Otsikko ruotsiksi',
      en: 'Otsikko englanniksi',
    },
    searchDescription: {
      fi: 'Etusivun kuvaus suomeksi',
      sv: 'Kuvaus ruotsiksi',
      en: 'Kuvaus englanniksi',
    },
    searchMarkup: 'Tekstissä ei saa olla merkkejä < ja > eikä aaltosulkeita.',
    measurer: 'Mittauspalvelu',
    measurers: {
      settings: 'Palvelimen asetusten mukaan',
      none: 'Ei mittausta',
      gtm: 'Google Tag Manager',
      ga4: 'Google Analytics 4',
      matomo: 'Matomo',
    },
    trackingId: 'Tunnus',
    badTrackingId: 'Kirjoita tunnus tässä muodossa: {0}',
    trackingUrl: 'Osoite',
    trackingUrlHint: 'Tyhjä: Googlen oma osoite',
    matomoUrlHint: 'Esimerkiksi https://tilastot.example.fi/matomo',
    badTrackingUrl: 'Kirjoita osoite, jonka alussa on https://',
    trackingNote: 'Mittaus koskee vain kävijöitä, jotka ovat antaneet siihen luvan.',
    logged: 'Mitä selaimet ilmoittavat',
    loggedLevels: logged,
    loggedNote: 'Lokeissa ei ole henkilötietoja. Jos henkilölle on asetettu oma taso, se säilyy.',
    day: 'Vaalea',
    evening: 'Tumma',
    sample: { button: 'Osta kortti', link: 'Lue lisää', mark: 'Korostus' },
    kind: 'Laji',
    ...notices,
    closable: 'Lukija voi sulkea tiedotteen',
  },
  labels: {
    logo: 'Logo',
    titleFi: 'Otsikko suomeksi',
    titleSv: 'Otsikko ruotsiksi',
    titleEn: 'Otsikko englanniksi',
    descriptionFi: 'Kuvaus suomeksi',
    descriptionSv: 'Kuvaus ruotsiksi',
    descriptionEn: 'Kuvaus englanniksi',
    tracking: 'Mittauspalvelu',
    logging: 'Mitä selaimet ilmoittavat',
    colours: 'Värit',
    languages: 'Kielet',
    takenGifts: 'Aktivoitu lahja peruutuksessa',
    topic: 'Mitä',
    from: 'Alkaa',
    until: 'Päättyy',
    replaced: 'Korvaa',
    state: 'Tila',
    banner: 'Tiedote',
    closable: 'Voi sulkea',
    begun: 'Aloitetut',
    monthly: 'Kuukausimaksu',
    warning: 'Huomaa',
    next: 'Seuraava muutos',
    ...limits.names,
    ...words,
  },
  phrases: {
    ...topics,
    ...takenGifts,
    ownLogo: 'Oma logo, kuvapisteitä {0} × {1}',
    shippedLogo: 'Palvelun oma logo',
    ownWords: 'Palvelun oma teksti',
    asSettings: 'Palvelimen asetusten mukaan',
    nobody: 'Ei mittausta',
    ...logged,
    now: 'Heti',
    day: '{0} klo 0.00',
    lastDay: '{0} klo 24.00',
    overlap:
      'Samoina päivinä on jo tiedote ”{0}” ({1}–{2}). Yhteisinä päivinä näkyy vain se, joka alkaa myöhemmin.',
    overlapOpen:
      'Samoina päivinä on jo tiedote ”{0}” ({1} alkaen toistaiseksi). Yhteisinä päivinä näkyy vain se, joka alkaa myöhemmin.',
    planOf: 'Muutos, joka alkaa {0}',
    count: '{0}',
    sum: '{0}',
    words: '{0}',
    yes: 'Kyllä',
    no: 'Ei',
    begunPayments: 'Ennen muutosta aloitetun maksun voi maksaa loppuun, ja tilaus toimitetaan.',
    begunOrders: 'Ennen muutosta tehtyyn tilaukseen raja ei vaikuta.',
    begunGifts: 'Ennen muutosta tehtyyn tilaukseen sovelletaan sitä, mitä ehdoissa silloin luki.',
    begunLetters: 'Jo lähetettyä viestiä ei lähetetä uudelleen.',
    codesWait: 'Koodit säilyvät. Kortin voi aktivoida, kun aktivointi avataan.',
    shipped: 'Palvelun omat värit',
    otherLanguages:
      'Muunkielinen osoite johtaa ensimmäisen kielen sivulle. Muun kielen valinnut saa viestit ensimmäisellä kielellä.',
    noMonthly:
      'Uusia kuukausimaksuja ei voi aloittaa. Tallennettujen korttien erät veloitetaan kuten ennen.',
    ...offers,
    ...notices,
  },
  refusals: {
    logoGone: 'Logoa ei löydy. Lähetä se uudelleen.',
    searchMissing: 'Otsikko tai kuvaus puuttuu. Kirjoita molemmat kaikilla kielillä.',
    searchMarkup: 'Otsikossa ja kuvauksessa ei saa olla merkkejä < ja > eikä aaltosulkeita.',
    trackingId: 'Tunnus ei kelpaa. Kirjoita se tässä muodossa: {0}',
    trackingUrl: 'Osoite ei kelpaa. Kirjoita osoite, jonka alussa on https://',
    trackingHost:
      'Mittausta lähteestä {0} ei voi ottaa käyttöön täällä, sillä sen skripti toimisi asiakkaiden sivuilla. Palvelun ylläpitäjä sallii sen asetuksella MEASURING_HOSTS.',
    dayPassed: 'Muutos ei voi alkaa näin aikaisin. Valitse myöhempi päivä.',
    dayTooFar: 'Muutoksen voi suunnitella enintään kahden vuoden päähän, viimeistään {0}.',
    dayTaken:
      'Päivälle {0} on jo suunniteltu muutos. Vaihda se luettelossa tai valitse toinen päivä.',
    notPlanned:
      'Muutosta, jonka tilalle tämä tulisi, ei enää ole: se on jo alkanut, tai se on siirretty tai peruttu.',
    nothingChanges: 'Tämä ei muuttaisi mitään: sinä päivänä on jo voimassa sama.',
    nightLow:
      'Tumma väri erottuu liian vähän: kontrasti on {0}, ja sen pitää olla vähintään {1}. Tämä kelpaa: {2}.',
    lightLow:
      'Vaalea väri erottuu liian vähän: kontrasti on {0}, ja sen pitää olla vähintään {1}. Tämä kelpaa: {2}.',
    languagesOrder: 'Valitse vähintään yksi kieli. Jos suomi on mukana, se on ensimmäinen.',
    endsBefore: 'Viimeinen päivä ei voi olla ennen ensimmäistä.',
    wordsMissing: 'Teksti puuttuu jollakin kielellä. Kirjoita se kaikilla kielillä.',
    lastMethod:
      'Päivänä {0} ei tarjottaisi verkkopankkia eikä maksukorttia. Toisen niistä on oltava tarjolla.',
    ...limits.refusals,
  },
};
