import type { texts as fi } from '../fi/action-move-due.ts';

export const texts: typeof fi = {
  name: 'Flytta förfallodagen',
  lead: 'Inget debiteras före den nya dagen. Rater som förfaller innan dess flyttas till samma dag.',
  deed: 'Flytta förfallodagen',
  done: 'Förfallodagen flyttades.',
  form: { to: 'Ny förfallodag' },
  labels: {
    next: 'Nästa debitering',
    sum: 'Flyttas',
    entry: 'Inträde',
    rest: 'Övriga rater och kortet',
  },
  phrases: {
    day: '{0}',
    moved: 'Rater {0}, sammanlagt {1}',
    held: 'Går inte att använda på grund av en obetald rat',
    notHeld: 'Går att använda',
    unchanged: 'Ändras inte',
  },
  refusals: {
    ended: 'Avtalet har redan upphört eller är helt betalt.',
    beingCharged: 'En rat debiteras just nu. Vänta tills resultatet är känt.',
    day: 'Välj en dag från i morgon till högst {0|# dag|# dagar} framåt.',
    nothing: 'Ingen rat förfaller före den dagen.',
  },
};
