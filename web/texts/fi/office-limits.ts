import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  facts,
  title: 'Rajat, kielet ja värit',
  description: 'Kuinka paljon kerralla voi tilata, ja millä kielillä.',
  heading: 'Rajat, kielet ja värit',
  lead: 'Lomake, palvelin ja tekstit lukevat samat rajat. Ennen muutosta tehtyä tilausta ne eivät muuta.',
};
