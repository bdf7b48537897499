/** ISO 8601 in any zone as people read it, in UTC: so it can be compared with logs. What is no time stays as it is. */
export function readableTime(time) {
    const date = new Date(time);
    if (Number.isNaN(date.getTime()))
        return time;
    return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
