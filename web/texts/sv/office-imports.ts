import { IMPORT_UNDO_DAYS } from '../../../domain/data-import/import-states.ts';
import type { texts as fi } from '../fi/office-imports.ts';
import { states } from './parts/import-states.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  states,
  title: 'Import',
  description: 'Uppgifter från ett annat system till den här tjänsten.',
  heading: 'Import',
  lead: `Importera personer, kort, avtal, gåvor och besök från ett annat system som CSV-filer. Ingen får något meddelande, och importen kan upphävas i ${IMPORT_UNDO_DAYS} dagar.`,
  steps: [
    'Skicka filerna',
    'Kontrollera kolumnerna',
    'Gör en provkörning, som inte ändrar något',
    'En annan person undertecknar slutsummorna',
    'För över uppgifterna',
  ],
  new: 'Ny import',
  name: 'Namn',
  nameHint: 'Till exempel ”Salesforce, flytten våren 2027”.',
  nameFault: 'Ange ett namn, 2–80 tecken.',
  source: 'Källa',
  sourceHint:
    'Systemet som uppgifterna kommer från: små bokstäver, siffror och bindestreck, till exempel salesforce. När du importerar på nytt från samma källa ändras samma rader.',
  sourceFault: 'Ange källan: 2–40 tecken, bara a–z, 0–9 och bindestreck.',
  open: 'Starta importen',
  failed: 'Det gick inte. Försök på nytt.',
  imports: 'Importer',
  none: 'Inget har importerats ännu.',
  state: 'Läge',
  made: 'Påbörjad',
  exports: 'Exporter',
  exportsLead:
    'Hela systemets uppgifter kan exporteras bara med ett kommando på servern. Varje export syns här.',
  noExports: 'Inga uppgifter har exporterats.',
  when: 'När',
  who: 'Vem',
  what: 'Vad',
  taken: 'personer {0}, kort {1}, besök {2}',
  brokenOff: 'Avbröts',
  secrets: {
    paymentTokens: 'inklusive betalkortens nycklar',
    activationCodes: 'inklusive aktiveringskoder',
  },
};
