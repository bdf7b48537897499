/** ISO 8601 in any zone as people read it, in UTC: so it can be compared with logs. What is no time stays as it is. */
export declare function readableTime(time: string): string;
