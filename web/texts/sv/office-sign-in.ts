import { RECENT_SIGN_IN_MINUTES } from '../../../domain/account/session-clock.ts';
import type { texts as fi } from '../fi/office-sign-in.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts: typeof fi = {
  frame,
  title: 'Inloggning',
  description: 'Personalens lösennycklar och andra inloggningssätt.',
  entry: {
    heading: 'Inloggning för personalen',
    lead: 'Lösennyckeln finns i din telefon, i datorn eller i en separat säkerhetsnyckel. Inget lösenord behövs.',
    button: 'Logga in med lösennyckel',
    other: 'Logga in med e-post eller lösenord',
  },
  prove: {
    heading: 'Bekräfta din inloggning',
    lead: 'Administrationen öppnas inte med enbart lösenord eller en kod per e-post.',
    lost: 'Om du har förlorat alla dina inloggningssätt, be en administratör om hjälp.',
  },
  setUp: {
    heading: 'Skydda din inloggning',
    lead: 'Här hanteras kunders uppgifter och pengar, så enbart ett lösenord räcker inte. Lägg till en lösennyckel eller en autentiseringsapp. Det tar ett par minuter.',
    codes: 'Dina reservkoder är slut. Skapa nya för att fortsätta.',
  },
  manage: {
    heading: 'Inloggning',
    lead: 'Så här kommer du in i administrationen. Ha alltid två sätt: två lösennycklar, eller ett sätt och reservkoder.',
  },
  skipped: {
    title: 'Det andra steget krävs inte i utvecklingsläget',
    body: 'Inställningen STAFF_SECOND_FACTOR är skip, så lösenordet räcker. I produktion startar servern inte med den inställningen, och alla bekräftar sin inloggning. Du kan ändå prova sätten här.',
  },
  passkeys: {
    heading: 'Lösennycklar',
    about:
      'Du öppnar lösennyckeln med fingeravtryck, ansikte eller enhetens PIN-kod. Den fungerar bara på den här webbplatsen, så en bluffsida kan inte använda den.',
    none: 'Inga lösennycklar ännu.',
    name: 'Nyckelns namn',
    nameHint: 'Till exempel Jobbtelefonen eller Säkerhetsnyckeln på nyckelknippan.',
    nameMissing: 'Ge nyckeln ett namn.',
    add: 'Lägg till en lösennyckel',
    added: 'Lösennyckeln lades till',
    addedOn: 'Tillagd {0}',
    usedOn: 'senast använd {0}',
    unused: 'ännu inte använd',
    rename: 'Byt namn',
    save: 'Spara',
    cancel: 'Avbryt',
    renamed: 'Namnet byttes',
    remove: 'Ta bort',
    removeTitle: 'Vill du ta bort lösennyckeln {0}?',
    removeBody:
      'Du kommer inte längre in med den, och dina andra enheter loggas ut. Ta bort nyckeln också i enhetens egna inställningar.',
    keep: 'Ta inte bort',
    removed: 'Lösennyckeln togs bort',
  },
  totp: {
    heading: 'Autentiseringsapp',
    about: 'En app i telefonen visar en sexsiffrig kod som byts varje halvminut.',
    isOn: 'I bruk.',
    start: 'Börja använda en autentiseringsapp',
    replace: 'Byt app',
    scan: 'Läs QR-koden med autentiseringsappen och skriv sedan koden som appen visar.',
    picture: 'QR-kod för autentiseringsappen',
    typed: 'Om du inte kan läsa QR-koden, skriv in den här nyckeln i appen:',
    code: 'Appens kod',
    codeMissing: 'Skriv kodens sex siffror.',
    add: 'Bekräfta appen',
    cancel: 'Avbryt',
    added: 'Autentiseringsappen är tillagd',
    remove: 'Ta bort appen',
    removeTitle: 'Vill du ta bort autentiseringsappen?',
    removeBody: 'Du kommer inte längre in med dess koder, och dina andra enheter loggas ut.',
    keep: 'Ta inte bort',
    removed: 'Autentiseringsappen togs bort',
  },
  codes: {
    heading: 'Reservkoder',
    about:
      'Med en reservkod kommer du in när du inte har lösennyckeln eller telefonen med dig. Varje kod fungerar en gång.',
    left: '{0}/10 oanvända.',
    make: 'Skapa nya reservkoder',
    makeTitle: 'Vill du skapa nya reservkoder?',
    makeBody: 'De gamla koderna slutar fungera genast.',
    keep: 'Behåll de gamla',
    shownTitle: 'Spara reservkoderna nu',
    shownBody:
      'Vi visar dem bara en gång. Skriv ut dem eller spara dem i din lösenordshanterare, inte i samma telefon som lösennyckeln.',
    label: 'Reservkoder',
    download: 'Ladda ner som fil',
    file: 'reservkoder.txt',
    saved: 'Jag har sparat koderna',
  },
  again: {
    ...signInAgain,
    body: `Det har gått över ${RECENT_SIGN_IN_MINUTES} minuter sedan du loggade in. Vi skickade en engångskod till {0}.`,
  },
  go: 'Fortsätt till administrationen',
};
