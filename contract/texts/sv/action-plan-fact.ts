import { VOUCHER_NAMES } from '../../../domain/payment/provider.ts';
import { texts as limits } from './fact-limits.ts';
import { texts as takenGifts } from './taken-gifts.ts';

/** Names of the scheme facts that have a start day. */
export const topics = {
  limits: 'Gränser',
  takenGifts: 'Aktiverad gåva vid ånger',
  languages: 'Språk',
  colours: 'Färger',
  logo: 'Logotyp',
  search: 'Sökmotorer',
  tracking: 'Besöksmätning',
  logging: 'Webbläsarnas loggar',
  bank: 'Nätbanker och mobilbetalning',
  card: 'Betalkort',
  ...VOUCHER_NAMES,
  companyInvoice: 'Företagsfaktura',
  selling: 'Försäljning',
  gifts: 'Gåvor',
  registration: 'Aktivering av kort',
  monthly: 'Månadsbetalning',
  banner: 'Meddelande',
};

const offers = {
  offered: 'Erbjuds',
  notOffered: 'Erbjuds inte',
  open: 'Öppet',
  paused: 'Pausat',
};

const notices = {
  news: 'Nyhet',
  fault: 'Störning',
  noBanner: 'Inget meddelande',
};

const words = {
  wordsFi: 'På finska',
  wordsSv: 'På svenska',
  wordsEn: 'På engelska',
};

const logged = {
  off: 'Ingenting',
  ERROR: 'Fel',
  WARN: 'Fel och varningar',
  INFO: 'Också stegen i köpet',
  DEBUG: 'Allt, för felsökning',
};

export const texts = {
  name: 'Planera en ändring',
  lead: 'Ändringen börjar den dag du väljer kl. 0.00. En del ändringar, som en paus, ett meddelande och färger, kan börja genast.',
  deed: 'Lägg in ändringen',
  done: 'Ändringen är inlagd.',
  form: {
    from: 'Från och med',
    fromHint: 'Tidigast i morgon',
    fromTodayHint: 'I dag eller senare',
    until: 'Sista dag',
    untilHint: 'Tomt: tills vidare',
    taken:
      'En ändring är redan planerad för den dagen. Byt ut den i listan eller välj en annan dag.',
    now: 'Utan ändringen {0}',
    bad: 'Skriv ett tal, till exempel {0}',
    ...limits.names,
    takenGifts: 'En aktiverad gåva när givaren ångrar beställningen',
    ...takenGifts,
    takenGiftsHint:
      'Lagen lämnar detta öppet. Fråga en jurist vid behov. Villkoren, meddelandena och ångersidan berättar om valet.',
    state: 'Läge',
    ...offers,
    notice: 'Meddelande vid betalningssättet',
    noticeHint:
      'Visas {0|# dag|# dagar} före ändringen och {1|# dag|# dagar} efter den. Tomt: inget meddelande.',
    ...words,
    allLanguages: 'Skriv texten på alla språk.',
    languages: 'Portalens språk',
    languagesHint: 'Sidor, meddelanden och sökmotorer använder de här språken.',
    firstLanguage: 'Första språk',
    languageNames: { fi: 'finska', sv: 'svenska', en: 'engelska' },
    ownColours: 'Egna färger',
    shippedColours: 'Tjänstens egna färger',
    night: 'Mörk färg',
    nightHint: 'Knappar och länkar på ljus bakgrund, i formen #1a2142',
    light: 'Ljus färg',
    lightHint: 'Markeringar, och knappar på mörk bakgrund',
    badColour: 'Skriv färgen i formen #1a2142.',
    useColour: 'Använd {0}',
    tooLow: {
      night:
        'Den mörka färgen syns för dåligt: kontrasten är {0} och ska vara minst {1}. Till exempel {2} räcker.',
      light:
        'Den ljusa färgen syns för dåligt: kontrasten är {0} och ska vara minst {1}. Till exempel {2} räcker.',
    },
    logo: {
      own: 'Egen logotyp',
      shipped: 'Tjänstens egen logotyp',
      hint: 'PNG eller WebP, med genomskinlig bakgrund. Den kortare sidan ska vara minst 64 bildpunkter. SVG godkänns inte: spara logotypen som PNG.',
      choose: 'Välj logotyp',
      noFile: 'Ingen fil',
      sending: 'Skickas…',
      badType:
        'Logotypen är varken PNG eller WebP. SVG tas inte emot, eftersom den kan innehålla programkod. Spara logotypen som PNG.',
      tooLarge: 'Filen är för stor. Förminska logotypen och försök igen.',
      failed: 'Logotypen kunde inte skickas. Försök igen.',
      icon: 'Ikon',
    },
    ownSearch: 'Egna texter',
    shippedSearch: 'Tjänstens egna texter',
    searchTitle: {
      fi: 'Startsidans rubrik på finska',
      sv: 'Rubrik på svenska',
      en: 'Rubrik på engelska',
    },
    searchDescription: {
      fi: 'Startsidans beskrivning på finska',
      sv: 'Beskrivning på svenska',
      en: 'Beskrivning på engelska',
    },
    searchMarkup: 'Texten får inte innehålla tecknen < och > eller klammerparenteser.',
    measurer: 'Mättjänst',
    measurers: {
      settings: 'Enligt serverns inställningar',
      none: 'Ingen mätning',
      gtm: 'Google Tag Manager',
      ga4: 'Google Analytics 4',
      matomo: 'Matomo',
    },
    trackingId: 'Id',
    badTrackingId: 'Skriv id:t i den här formen: {0}',
    trackingUrl: 'Adress',
    trackingUrlHint: 'Tomt: Googles egen adress',
    matomoUrlHint: 'Till exempel https://statistik.example.fi/matomo',
    badTrackingUrl: 'Skriv en adress som börjar med https://',
    trackingNote: 'Bara besökare som har gett sitt samtycke mäts.',
    logged: 'Vad webbläsarna rapporterar',
    loggedLevels: logged,
    loggedNote:
      'Loggarna innehåller inga personuppgifter. En egen nivå som satts för en person gäller fortfarande.',
    day: 'Ljust',
    evening: 'Mörkt',
    sample: { button: 'Köp kort', link: 'Läs mer', mark: 'Markering' },
    kind: 'Slag',
    ...notices,
    closable: 'Läsaren kan stänga meddelandet',
  },
  labels: {
    logo: 'Logotyp',
    titleFi: 'Rubrik på finska',
    titleSv: 'Rubrik på svenska',
    titleEn: 'Rubrik på engelska',
    descriptionFi: 'Beskrivning på finska',
    descriptionSv: 'Beskrivning på svenska',
    descriptionEn: 'Beskrivning på engelska',
    tracking: 'Mättjänst',
    logging: 'Vad webbläsarna rapporterar',
    colours: 'Färger',
    languages: 'Språk',
    takenGifts: 'Aktiverad gåva vid ånger',
    topic: 'Vad',
    from: 'Börjar',
    until: 'Slutar',
    replaced: 'Ersätter',
    state: 'Läge',
    banner: 'Meddelande',
    closable: 'Kan stängas',
    begun: 'Påbörjade',
    monthly: 'Månadsbetalning',
    warning: 'Obs!',
    next: 'Nästa ändring',
    ...limits.names,
    ...words,
  },
  phrases: {
    ...topics,
    ...takenGifts,
    ownLogo: 'Egen logotyp, bildpunkter {0} × {1}',
    shippedLogo: 'Tjänstens egen logotyp',
    ownWords: 'Tjänstens egen text',
    asSettings: 'Enligt serverns inställningar',
    nobody: 'Ingen mätning',
    ...logged,
    now: 'Genast',
    day: '{0} kl. 0.00',
    lastDay: '{0} kl. 24.00',
    overlap:
      'Samma dagar gäller redan meddelandet ”{0}” ({1}–{2}). Under de gemensamma dagarna visas bara det som börjar senare.',
    overlapOpen:
      'Samma dagar gäller redan meddelandet ”{0}” (från och med {1}, tills vidare). Under de gemensamma dagarna visas bara det som börjar senare.',
    planOf: 'Ändringen som börjar {0}',
    count: '{0}',
    sum: '{0}',
    words: '{0}',
    yes: 'Ja',
    no: 'Nej',
    begunPayments:
      'En betalning som påbörjats före ändringen kan slutföras, och beställningen levereras.',
    begunOrders: 'Gränsen gäller inte en beställning som gjorts före ändringen.',
    begunGifts: 'För en beställning som gjorts före ändringen gäller det som stod i villkoren då.',
    begunLetters: 'Ett meddelande som redan har skickats skickas inte igen.',
    codesWait: 'Koderna finns kvar. Kortet kan aktiveras när aktiveringen öppnas.',
    shipped: 'Tjänstens egna färger',
    otherLanguages:
      'En adress på ett annat språk leder till sidan på det första språket. Den som har valt ett annat språk får meddelanden på det första.',
    noMonthly: 'Nya månadsbetalningar kan inte inledas. Rater på sparade kort debiteras som förut.',
    ...offers,
    ...notices,
  },
  refusals: {
    logoGone: 'Logotypen hittades inte. Skicka den på nytt.',
    searchMissing: 'En rubrik eller beskrivning saknas. Skriv båda på alla språk.',
    searchMarkup:
      'Rubriken och beskrivningen får inte innehålla tecknen < och > eller klammerparenteser.',
    trackingId: 'Id:t är ogiltigt. Skriv det i den här formen: {0}',
    trackingUrl: 'Adressen är ogiltig. Skriv en adress som börjar med https://',
    trackingHost:
      'Mätning från {0} kan inte tas i bruk här, eftersom dess skript skulle köras på kundernas sidor. Den som driver tjänsten tillåter den med inställningen MEASURING_HOSTS.',
    dayPassed: 'Ändringen kan inte börja så tidigt. Välj en senare dag.',
    dayTooFar: 'Ändringen kan planeras högst två år framåt, senast {0}.',
    dayTaken: 'En ändring är redan planerad för {0}. Byt ut den i listan eller välj en annan dag.',
    notPlanned:
      'Ändringen som den här skulle ersätta finns inte längre: den har redan börjat, flyttats eller slopats.',
    nothingChanges: 'Samma sak gäller den dagen även utan den här ändringen.',
    nightLow:
      'Den mörka färgen syns för dåligt: kontrasten är {0} och ska vara minst {1}. Till exempel {2} räcker.',
    lightLow:
      'Den ljusa färgen syns för dåligt: kontrasten är {0} och ska vara minst {1}. Till exempel {2} räcker.',
    languagesOrder: 'Välj minst ett språk. Om finska är med står det först.',
    endsBefore: 'Den sista dagen kan inte vara före den första.',
    wordsMissing: 'Texten saknas på något språk. Skriv den på alla språk.',
    lastMethod:
      'Den {0} skulle varken nätbank eller betalkort erbjudas. Det ena av dem måste finnas.',
    ...limits.refusals,
  },
};
