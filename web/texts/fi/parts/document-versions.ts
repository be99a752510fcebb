export const texts = {
  label: 'Versiot',
  inForce: 'Voimassa {0} alkaen.',
  past: 'Aiempi versio, tuli voimaan {0}.',
  coming: 'Tuleva versio, tulee voimaan {0}.',
  draft: 'Luonnos. Vain henkilökunta näkee sen.',
  since: 'Versio {0}',
};
