import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as onPage } from './parts/order-preview.ts';

export const texts = {
  frame,
  actions,
  facts,
  onPage,
  title: 'Maksutavat',
  description: 'Millä tavoilla kortin voi maksaa.',
  heading: 'Maksutavat',
  lead: 'Maksutapa voi alkaa ja päättyä valittuna päivänä. Ennen sitä aloitetun maksun voi maksaa loppuun, ja tallennetut kortit veloitetaan kuten ennen.',
};
