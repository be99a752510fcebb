import { texts as actions } from './parts/office-actions.ts';
import { texts as facts } from './parts/office-facts.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  facts,
  title: 'Tiedotteet ja keskeytykset',
  description: 'Mitä asiakkaille tiedotetaan ja mikä on keskeytetty.',
  heading: 'Tiedotteet ja keskeytykset',
  lead: 'Tiedote näkyy kaikilla asiakkaiden sivuilla. Jos jokin on keskeytetty, sen sivu kertoo asiasta ja siitä, mitä voi tehdä sen sijaan.',
};
