import { texts as messages } from '../../../contract/texts/en/ticket-desk.ts';
import type { texts as fi } from '../fi/ticket-desk.ts';

export const texts: typeof fi = {
  title: 'Ticket desk',
  description: 'The museum’s ticket desk: check a card and record the visit.',
  messages,
  denied: {
    kind: 'Ticket desk',
    heading: 'This page is for staff',
    lead: 'The ticket desk is a tool for museums. The account you are signed in with cannot open it.',
    signIn: 'Sign in with another account',
    mine: 'Go to My {product}',
  },
  choice: {
    heading: 'Which museum’s desk are you at?',
    lead: 'You serve several museums. Visits are recorded for the one you choose.',
    failed: 'That did not work. Please try again.',
    other: 'Change museum',
  },
  noMuseum: 'This account does not belong to a museum. You can check cards but not record visits.',
  today: '{0|visit|visits} today',
  mute: 'Turn sound off',
  unmute: 'Turn sound on',
  people: 'Desk staff',
  signOut: 'Sign out',
  field: 'Scan the code or type the customer number',
  check: 'Check',
  mistyped:
    'This is not a customer number. A customer number has 16 or 12 digits: scan the code again or check the number.',
  idle: {
    word: 'Ready',
    help: 'Scan the customer’s code with a reader or the camera, or type the number and press Enter.',
  },
  checking: 'Checking…',
  words: {
    valid: 'Card is valid',
    visitedToday: 'Already recorded today',
    expired: 'Not valid',
    notActive: 'Not activated',
    onHold: 'Not in use',
    blocked: 'Blocked',
    refunded: 'Order cancelled',
    replaced: 'Number replaced',
    unknown: 'Not found',
    recorded: 'Visit recorded',
    failed: 'Failed',
  },
  checkIdentity: 'Check photo ID',
  born: 'born {0}',
  ryijy: 'The card’s rya: compare it with the customer’s screen',
  record: 'Record visit',
  recordAgain: 'Record anyway',
  enter: 'Enter',
  say: {
    heading: 'Tell the customer',
    expired:
      'Your card has expired. You can extend it on your phone under My {product}, and it works at once.',
    notActive:
      'The card has not been activated yet. Activate it on your phone with the code in the message or envelope, and you can go in right away.',
    onHold:
      'Your card cannot be used at the moment. Check your e-mail or My {product} to see how to get it working again.',
    blocked: 'Your card is blocked. Customer service can tell you why and help you.',
    refunded:
      'The order for your card was cancelled. You can buy another year on your phone under My {product}, and the card works at once.',
    replaced: 'This number is no longer in use. Your new number is under My {product}.',
    unknown:
      'We cannot find a card with this number. The right one is under My {product} and in the confirmation.',
  },
  unknownHelp: 'Scan the code again or check the number.',
  recordedAt: 'Visit recorded at {0}',
  undo: 'Undo',
  undone: 'The visit was removed.',
  undoTooLate: 'The visit can no longer be removed.',
  fault: {
    noAnswer: 'The server is not responding. The number is kept: try again.',
    again: 'Try again',
    signedOut: 'The session has ended. Sign in again to continue.',
    signIn: 'Sign in',
  },
  offline: {
    ready: 'Works offline too: list of cards updated at {0}.',
    preparing: 'Getting ready to work offline…',
    notReady:
      'This device could not store the desk’s page. If the connection breaks, do not close or reload the page.',
    doNotReload: 'Do not close or reload the page before the connection returns.',
    troubled: 'The server is not responding right now. The visit is stored and sent when it does.',
    strip: 'Offline. The visit is stored and sent when the connection returns.',
    signedOut:
      'The session has ended. Visits are stored on this device and sent when you sign in again.',
    waiting: 'Waiting to be sent: {0}.',
    sending: 'Sending the waiting visits: {0}.',
    list: 'The list of cards on this device was updated {0}.',
    noList:
      'There is no list of cards on this device, so cards cannot be checked before the connection returns.',
    refused: 'The server did not record all the waiting visits ({0}): {1}',
    understood: 'OK',
    noName:
      'Names are not shown offline. Compare the photo ID with the name on the customer’s card.',
    kept: 'The visit is stored on this device and sent when the connection returns.',
    notListed: 'Not on this device’s list',
    notListedHelp:
      'This device does not know the card. If it was bought after the list was updated, it is still valid. Look at the card on the customer’s phone, check the photo ID and decide yourself.',
  },
  scan: {
    button: 'Scan with camera',
    title: 'Scan the code with the camera',
    help: 'Hold the QR code or barcode of the card in front of the camera.',
    refused:
      'The camera could not be opened. Allow it in the browser’s settings or type the number.',
    close: 'Close',
  },
};
