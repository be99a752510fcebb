/** The diary as a downloadable file. */
export const texts = {
  fileName: 'museokaynnit',
  columns: {
    day: 'Päivä',
    museum: 'Museo',
    town: 'Paikkakunta',
    ticketPrice: 'Kertalipun hinta (€)',
  },
};
