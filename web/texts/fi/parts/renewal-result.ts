export const texts = {
  renewed: 'Voimassaoloa jatkettu {0} asti',
  renewedUnused: 'Voimassaoloa jatkettu vuodella',
  pending: 'Maksua vahvistetaan vielä',
  pendingBody: 'Älä maksa uudelleen. Saat sähköpostin heti, kun voimassaolo on jatkunut.',
};
