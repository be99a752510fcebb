import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  facts,
  title: 'Portalens inställningar',
  description: 'Gränser, gåvor vid ånger, språk, utseende, sökmotorer, besöksmätning och loggar.',
  heading: 'Portalens inställningar',
  lead: 'Här finns gränserna för beställningar, vad som händer med en aktiverad gåva vid ånger, språken, utseendet, sökmotorernas texter, besöksmätningen och loggarna. En ändring börjar gälla den dag du väljer. En beställning som gjorts före ändringen påverkas inte.',
};
