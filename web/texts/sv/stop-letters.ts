import type { texts as fi } from '../fi/stop-letters.ts';

export const texts: typeof fi = {
  title: 'Avsluta meddelanden',
  description: 'Välj vilka meddelanden du får.',
  topics: {
    reminders: {
      title: 'Vill du avsluta påminnelserna?',
      lead: 'Vi påminner inte längre när ditt kort håller på att gå ut. Meddelanden om dina beställningar och betalningar kommer som förut.',
      stop: 'Avsluta påminnelserna',
      stopped: 'Påminnelserna är avslutade',
    },
    giftNews: {
      title: 'Vill du avsluta meddelandena om dina gåvor?',
      lead: 'Vi berättar inte längre om din gåva har öppnats eller aktiverats. Vi berättar ändå om gåvan inte når fram.',
      stop: 'Avsluta meddelandena om gåvor',
      stopped: 'Meddelandena om dina gåvor är avslutade',
    },
  },
  done: 'Du kan när som helst slå på meddelandena igen bland dina uppgifter.',
  switches: 'Mina uppgifter',
  failed: 'Det gick inte att avsluta. Försök igen.',
};
