import { IMPORT_UNDO_DAYS } from '../../../domain/data-import/import-states.ts';
import type { texts as fi } from '../fi/office-imports.ts';
import { states } from './parts/import-states.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  states,
  title: 'Import',
  description: 'Ett annat systems uppgifter hit.',
  heading: 'Import',
  lead: `Hämta in ett annat systems personer, kort, avtal, gåvor och besök som CSV-filer. Ingen får något meddelande, och importen kan återtas i ${IMPORT_UNDO_DAYS} dagar.`,
  steps: [
    'Skicka filerna',
    'Kontrollera kolumnerna',
    'Gör en provkörning, som inte ändrar något',
    'En annan person undertecknar slutsummorna',
    'För in uppgifterna',
  ],
  new: 'Ny import',
  name: 'Namn',
  nameHint: 'Till exempel ”Salesforce, flytten våren 2027”.',
  nameFault: 'Ange ett namn, 2–80 tecken.',
  source: 'Källa',
  sourceHint:
    'Systemet som uppgifterna kommer från: små bokstäver, siffror och streck, till exempel salesforce. En senare import från samma källa ändrar samma rader.',
  sourceFault: 'Ange källan: 2–40 tecken, bara a–z, 0–9 och streck.',
  open: 'Börja importen',
  failed: 'Det gick inte. Försök på nytt.',
  imports: 'Importer',
  none: 'Inget har importerats ännu.',
  state: 'Läge',
  made: 'Påbörjad',
  exports: 'Uttag',
  exportsLead:
    'Hela systemets uppgifter kan tas ut bara med ett kommando på servern. Varje uttag syns här.',
  noExports: 'Inga uppgifter har tagits ut.',
  when: 'När',
  who: 'Vem',
  what: 'Vad',
  taken: 'personer {0}, kort {1}, besök {2}',
  brokenOff: 'Avbröts',
  secrets: {
    paymentTokens: 'med betalkortens nycklar',
    activationCodes: 'med aktiveringskoder',
  },
};
