import type { texts as fi } from '../fi/action-end-bounce.ts';

export const texts: typeof fi = {
  name: 'Markera ett returnerat meddelande som åtgärdat',
  lead: 'Meddelandet försvinner från listan och skickas inte på nytt. Skriv som orsak hur saken sköttes.',
  deed: 'Markera som åtgärdat',
  done: 'Det returnerade meddelandet har markerats som åtgärdat.',
  form: {},
  labels: {
    letter: 'Meddelande',
    to: 'Adress',
    list: 'Returnerade meddelanden',
    others: 'Andra meddelanden',
  },
  phrases: {
    name: '{0}',
    address: '{0}',
    waits: 'Väntar i listan',
    leaves: 'Försvinner från listan',
    stopped: 'Påminnelser skickas fortfarande inte till adressen.',
  },
  refusals: { ended: 'Meddelandet är redan åtgärdat.' },
};
