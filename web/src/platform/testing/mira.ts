/** The signed-in user, as the session stores her. */
export const mira = {
  id: 7,
  name: 'Mira Sol',
  firstname: 'Mira',
  lastname: 'Sol',
  email: 'mira@example.com',
  occupation: null,
  pic: null,
  roles: [2],
};
