export const texts = { all: '{product}: näyttelyt', one: 'Näyttelyt: {0}' };
