/** The part of the projects that the home page shows. */
export const homeProjects = { limit: 6 };
