import type { Route } from './route.ts';
/** The address of a view within the page; whatever a skill is named, it is one part of it. */
export declare function formatRoute(route: Route): string;
