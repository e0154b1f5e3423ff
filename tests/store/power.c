/* Records what a program does with the files of one folder, in one order: so that each moment can be made again in which the power
   might have gone. Loaded by LD_PRELOAD. POWER_FOLDER: the folder; POWER_LOG: where the records go. What the program says on its output
   is recorded, too. Nothing is really synced: the records say what would have been. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MOST 1024
enum { NONE, FILE_, FOLDER };

static pthread_mutex_t door = PTHREAD_MUTEX_INITIALIZER;
static int records = -1;
static const char *folder;
static char kind[MOST];

struct record {
  char what;
  char pad[3];
  int32_t number;
  int64_t place;
  int64_t size;
};

__attribute__((constructor)) static void begin(void) {
  folder = getenv("POWER_FOLDER");
  const char *log = getenv("POWER_LOG");
  if (folder && log) records = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static void put(const void *data, size_t size) {
  const char *next = data;
  while (size > 0) {
    ssize_t done = syscall(SYS_write, records, next, size);
    if (done <= 0) abort();
    next += done;
    size -= done;
  }
}

static void note(char what, int number, int64_t place, const void *data, int64_t size) {
  struct record head = {what, {0}, number, place, size};
  put(&head, sizeof head);
  if (data) put(data, size);
}

static int ours(const char *path) {
  return records >= 0 && path && strncmp(path, folder, strlen(folder)) == 0;
}

static int known(int number) { return records >= 0 && number >= 0 && number < MOST && kind[number] != NONE; }

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name);

static int opened(int number, const char *path, int flags, int was_there) {
  if (number >= 0 && number < MOST && ours(path)) {
    struct stat found;
    int is_folder = fstat(number, &found) == 0 && S_ISDIR(found.st_mode);
    kind[number] = is_folder ? FOLDER : FILE_;
    /* place: 1 made, 2 emptied */
    if (!is_folder) note('o', number, was_there ? ((flags & O_TRUNC) ? 2 : 0) : 1, path, strlen(path));
  }
  return number;
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name) \
    va_list more; \
    va_start(more, flags); \
    mode_t mode = va_arg(more, mode_t); \
    va_end(more); \
    if (!ours(path)) return real(path, flags, mode); \
    pthread_mutex_lock(&door); \
    struct stat found; \
    int was_there = stat(path, &found) == 0; \
    int number = opened(real(path, flags, mode), path, flags, was_there); \
    pthread_mutex_unlock(&door); \
    return number; \
  }
OPEN(open)
OPEN(open64)

int close(int number) {
  REAL(close)
  if (!known(number)) return real(number);
  pthread_mutex_lock(&door);
  if (kind[number] == FILE_) note('c', number, 0, NULL, 0);
  kind[number] = NONE;
  int result = real(number);
  pthread_mutex_unlock(&door);
  return result;
}

#define PWRITE(name, offset) \
  ssize_t name(int number, const void *data, size_t size, offset place) { \
    REAL(name) \
    if (!known(number)) return real(number, data, size, place); \
    pthread_mutex_lock(&door); \
    ssize_t done = real(number, data, size, place); \
    if (done > 0) note('w', number, place, data, done); \
    pthread_mutex_unlock(&door); \
    return done; \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int number, const void *data, size_t size) {
  REAL(write)
  if (number != 1 && !known(number)) return real(number, data, size);
  pthread_mutex_lock(&door);
  int64_t place = number == 1 ? 0 : lseek(number, 0, SEEK_CUR);
  ssize_t done = real(number, data, size);
  if (done > 0 && records >= 0) note(number == 1 ? 'a' : 'w', number, place, data, done);
  pthread_mutex_unlock(&door);
  return done;
}

#define TRUNCATE(name, offset) \
  int name(int number, offset size) { \
    REAL(name) \
    if (!known(number)) return real(number, size); \
    pthread_mutex_lock(&door); \
    int result = real(number, size); \
    if (result == 0) note('t', number, size, NULL, 0); \
    pthread_mutex_unlock(&door); \
    return result; \
  }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define SYNC(name) \
  int name(int number) { \
    REAL(name) \
    if (!known(number)) return real(number); \
    pthread_mutex_lock(&door); \
    note(kind[number] == FOLDER ? 'd' : 's', number, 0, NULL, 0); \
    pthread_mutex_unlock(&door); \
    return 0; \
  }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
  REAL(unlink)
  if (!ours(path)) return real(path);
  pthread_mutex_lock(&door);
  int result = real(path);
  if (result == 0) note('u', -1, 0, path, strlen(path));
  pthread_mutex_unlock(&door);
  return result;
}

int rename(const char *from, const char *to) {
  REAL(rename)
  if (!ours(from)) return real(from, to);
  pthread_mutex_lock(&door);
  int result = real(from, to);
  if (result == 0) {
    char both[2 * 4096];
    size_t first = strlen(from), second = strlen(to);
    memcpy(both, from, first);
    both[first] = 0;
    memcpy(both + first + 1, to, second);
    note('r', -1, 0, both, first + 1 + second);
  }
  pthread_mutex_unlock(&door);
  return result;
}
