import { texts as messages } from '../../../contract/texts/sv/ticket-desk.ts';
import type { texts as fi } from '../fi/ticket-desk.ts';

export const texts: typeof fi = {
  title: 'Kassa',
  description: 'Museets kassa: kontrollera kortet och registrera besöket.',
  messages,
  denied: {
    kind: 'Kassa',
    heading: 'Den här sidan är för personalen',
    lead: 'Kassan är museernas arbetsredskap. Kontot du har loggat in med kan inte öppna den.',
    signIn: 'Logga in med ett annat konto',
    mine: 'Till Mitt {product}',
  },
  choice: {
    heading: 'Vid vilket museums kassa är du?',
    lead: 'Du betjänar flera museer. Besöken registreras för det museum du väljer.',
    failed: 'Valet lyckades inte. Försök igen.',
    other: 'Byt museum',
  },
  noMuseum: 'Kontot hör inte till något museum. Du kan kontrollera kort men inte registrera besök.',
  today: 'besök i dag',
  mute: 'Stäng av ljudet',
  unmute: 'Slå på ljudet',
  people: 'Kassans personal',
  signOut: 'Logga ut',
  field: 'Läs av koden eller skriv in kundnumret',
  check: 'Kontrollera',
  mistyped:
    'Det här är inget kundnummer. Ett kundnummer har 16 eller 12 siffror: läs av koden igen eller kontrollera numret.',
  idle: {
    word: 'Redo',
    help: 'Läs av kundens kod med läsaren eller kameran, eller skriv in numret och tryck på Enter.',
  },
  checking: 'Vi kontrollerar…',
  words: {
    valid: 'Kortet är giltigt',
    visitedToday: 'Redan registrerat i dag',
    expired: 'Inte giltigt',
    notActive: 'Inte aktiverat',
    onHold: 'Gäller inte nu',
    blocked: 'Spärrat',
    refunded: 'Beställningen annullerad',
    replaced: 'Numret ersatt',
    unknown: 'Hittades inte',
    recorded: 'Besöket registrerat',
    failed: 'Misslyckades',
  },
  checkIdentity: 'Kontrollera legitimation',
  born: 'f. {0}',
  ryijy: 'Kortets rya: jämför med kundens skärm',
  record: 'Registrera besök',
  recordAgain: 'Registrera ändå',
  enter: 'Enter',
  say: {
    heading: 'Säg till kunden',
    expired:
      'Ditt kort har gått ut. Du kan förlänga det med telefonen under Mitt {product}, och det fungerar genast.',
    notActive:
      'Kortet är inte aktiverat ännu. Aktivera det med telefonen och koden i meddelandet eller kuvertet, så kommer du in direkt.',
    onHold:
      'Ditt kort går inte att använda just nu. Se i din e-post eller under Mitt {product}: där står hur du får kortet att fungera igen.',
    blocked: 'Ditt kort är spärrat. Kundtjänsten berättar varför och hjälper dig vidare.',
    refunded:
      'Beställningen av ditt kort har annullerats. Du kan köpa ett nytt år med telefonen under Mitt {product}, och kortet fungerar genast.',
    replaced: 'Det här numret används inte längre. Ditt nya nummer finns under Mitt {product}.',
    unknown:
      'Vi hittar inget kort med det här numret. Rätt nummer finns under Mitt {product} och i bekräftelsen.',
  },
  unknownHelp: 'Läs av koden igen eller kontrollera numret.',
  recordedAt: 'Besöket registrerat kl. {0}',
  undo: 'Ångra registreringen',
  undone: 'Registreringen är ångrad.',
  undoTooLate: 'Registreringen kan inte längre ångras.',
  fault: {
    noAnswer: 'Servern svarar inte. Numret finns kvar: försök igen.',
    again: 'Försök igen',
    signedOut: 'Sessionen har gått ut. Logga in igen för att fortsätta.',
    signIn: 'Logga in',
  },
  offline: {
    ready: 'Fungerar också utan anslutning: kortlistan uppdaterad kl. {0}.',
    preparing: 'Vi förbereder arbete utan anslutning…',
    notReady:
      'Den här enheten kunde inte spara kassans sida. Om anslutningen bryts ska du varken stänga sidan eller ladda om den.',
    doNotReload: 'Stäng inte sidan och ladda inte om den förrän anslutningen är tillbaka.',
    troubled: 'Servern svarar inte just nu. Registreringen sparas och skickas när servern svarar.',
    strip: 'Ingen anslutning. Registreringen sparas och skickas när anslutningen är tillbaka.',
    signedOut:
      'Sessionen har gått ut. Registreringarna sparas på enheten och skickas när du loggar in igen.',
    waiting: 'Väntar på att skickas: {0}.',
    sending: 'Skickar besöken som väntar: {0}.',
    list: 'Enhetens kortlista uppdaterades {0}.',
    noList:
      'Enheten har ingen kortlista, så kort kan inte kontrolleras förrän anslutningen är tillbaka.',
    refused: 'Servern registrerade inte alla besök som väntade ({0}): {1}',
    understood: 'Okej',
    noName: 'Utan anslutning syns inte namnet. Jämför legitimationen med namnet på kundens kort.',
    kept: 'Besöket är sparat på enheten och skickas när anslutningen är tillbaka.',
    notListed: 'Inte på enhetens lista',
    notListedHelp:
      'Enheten känner inte till kortet. Om det köptes efter att listan uppdaterades är det ändå giltigt. Se på kortet i kundens telefon, kontrollera legitimationen och avgör själv.',
  },
  scan: {
    button: 'Läs med kameran',
    title: 'Läs koden med kameran',
    help: 'Håll kortets QR-kod eller streckkod framför kameran.',
    refused:
      'Kameran kunde inte öppnas. Tillåt kameran i webbläsarens inställningar eller skriv numret.',
    close: 'Stäng',
  },
};
