export {};

declare module '../../infrastructure/db/database' {
  interface Tables {
    course_instructors: { course_id: number; user_id: number };
    course_prerequisites: { course_id: number; required_id: number };
  }
}
